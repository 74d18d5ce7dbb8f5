import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { GeneratedValidator, Validated } from "./validation.ts";

/** How a plan's forecast is asked for, and what answers it. */
export interface Calculation<Plan, Result> {
  /** The function that calculates it. */
  readonly endpoint: "Calculate" | "CalculateMultiGoal";
  /** Checks its request, for a plan that starts in the given month. */
  readonly validatePlan: (input: unknown, start: PlanMonth) => Validated<Plan>;
  /** Whether an answer is one to it. */
  readonly isResult: GeneratedValidator<Result>;
}
