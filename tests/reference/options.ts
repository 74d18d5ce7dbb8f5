import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Assumptions } from "./assumptions.ts";

/** Scenarios that a chance with a fee is counted in at most: it is held to points, not to parts of an amount. */
export const SCENARIOS_WITH_FEE = 15_000;

export interface ReferenceOptions {
  readonly start: PlanMonth;
  readonly scenarios: number;
  readonly seed: number;
  /** The financial model's assumptions where not given. */
  readonly assumptions?: Assumptions;
}
