import { HttpProblem } from "#functions/http/http-problem.ts";

/** The problem of a request whose address cannot be read. */
export function malformedAddress(): HttpProblem {
  return new HttpProblem("invalid-input", { detail: "The address is malformed" });
}
