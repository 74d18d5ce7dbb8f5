import { StorageError } from "#functions/storage/storage-error.ts";
import type { Problem } from "#shared/contract/problem.ts";
import { PROBLEMS } from "#shared/contract/problem-codes.ts";
import { PlanningError, type PlanningErrorCode } from "#shared/planning/planning-service.ts";
import type { HttpAnswer } from "./endpoint.ts";
import { HttpProblem, unavailable } from "./http-problem.ts";

/** Returns a problem as an answer. Source: RFC 9457. */
export function problemResponse(problem: HttpProblem): HttpAnswer {
  return {
    status: PROBLEMS[problem.code].status,
    headers: { ...problem.headers, "Content-Type": "application/problem+json" },
    body: JSON.stringify(problemOf(problem)),
  };
}

/** Returns the body of the answer to a problem. */
export function problemOf({ code, message, faults }: HttpProblem): Problem {
  const { status, title } = PROBLEMS[code];
  return {
    type: `urn:goal-planning:problem:${code}`,
    title,
    status,
    detail: message,
    code,
    ...(faults && { errors: faults.map(({ path, message }) => ({ path, message })) }),
  };
}

const PROBLEM_OF_PLANNING_ERROR: Readonly<Record<PlanningErrorCode, () => HttpProblem>> = {
  "invalid-answer": () => new HttpProblem("planning-service-invalid"),
  unavailable,
  timeout: () => new HttpProblem("planning-service-timeout"),
};

/** Returns the problem for an error. That of an unexpected error reveals nothing about it. */
export function problemOfError(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof PlanningError) return PROBLEM_OF_PLANNING_ERROR[error.code]();
  if (error instanceof StorageError) return unavailable(error.message);
  return new HttpProblem("internal-error");
}
