import type { Calculator } from "#shared/calculators.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/** A plan, the calculator whose plan it is, and the month in which it starts. */
export interface StartedPlan {
  readonly calculator: Calculator;
  readonly plan: unknown;
  readonly start: PlanMonth;
}

/** What the worker is asked about a plan, the most urgent first. A proof is a result that the server has calculated too. */
export const KINDS = ["proof", "result", "insights"] as const;

export interface Question extends StartedPlan {
  readonly id: number;
  readonly kind: (typeof KINDS)[number];
}

export interface Reply {
  readonly id: number;
  /** Unset if the question was dropped for a newer one, or failed. */
  readonly answer?: unknown;
  /** Time that the calculation took, without drawing scenarios and waiting. Unit: ms. */
  readonly ms: number;
  readonly hasFailed: boolean;
}
