import { StorageError } from "#functions/storage/storage-error.ts";
import { PlanningError, type PlanningErrorCode } from "#shared/planning/planning-service.ts";
import { HttpProblem, unavailable } from "./http-problem.ts";

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
