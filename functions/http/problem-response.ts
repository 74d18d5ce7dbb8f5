import type { Problem } from "#shared/contract/problem.ts";
import { PROBLEMS } from "#shared/contract/problem-codes.ts";
import type { HttpAnswer } from "./endpoint.ts";
import type { HttpProblem } from "./http-problem.ts";

/** Returns a problem as an answer. Source: RFC 9457. */
export function problemResponse({ code, message, faults, headers }: HttpProblem): HttpAnswer {
  const { status, title } = PROBLEMS[code];
  const problem: Problem = {
    type: `urn:goal-planning:problem:${code}`,
    title,
    status,
    detail: message,
    code,
    ...(faults && { errors: faults.map(({ path, message }) => ({ path, message })) }),
  };
  return {
    status,
    headers: { ...headers, "Content-Type": "application/problem+json" },
    body: JSON.stringify(problem),
  };
}
