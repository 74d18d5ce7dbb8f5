import type { GeneratedValidator } from "./validation.ts";

/** The request for a plan's forecast, and the check of its answer. */
export interface Calculation<Result> {
  /** The function that calculates it. */
  readonly endpoint: "Calculate" | "CalculateMultiGoal";
  /** Loads the check of an answer: a page needs it only once it sends a request. */
  readonly loadResultGuard: () => Promise<GeneratedValidator<Result>>;
}
