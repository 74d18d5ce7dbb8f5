import { HttpProblem } from "./http-problem.ts";

/** When a caller may try again, seconds: a restart of the planning service takes about that long. */
const RETRY_AFTER_SECONDS = 5;

/** The problem that something needed for an answer does not work at the moment. */
export function unavailable(detail?: string): HttpProblem {
  return new HttpProblem("unavailable", {
    ...(detail !== undefined && { detail }),
    headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
  });
}
