import type { GeneratedValidator } from "./validation.ts";

/** How the forecast of a plan is asked for, and what answers it. */
export interface Calculation<Result> {
  /** The function that calculates it. */
  readonly endpoint: "Calculate" | "CalculateMultiGoal";
  /** Loads what tells whether an answer is one to it: a page needs that only once it asks. */
  readonly loadResultGuard: () => Promise<GeneratedValidator<Result>>;
}
