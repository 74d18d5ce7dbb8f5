import type { GeneratedValidator } from "./validation.ts";

/** How the forecast of a plan is asked for, and what answers it. */
export interface Calculation<Result> {
  /** The function that calculates it. */
  readonly endpoint: "Calculate" | "CalculateMultiGoal";
  /** Whether an answer is one to it. */
  readonly isResult: GeneratedValidator<Result>;
}
