import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Assumptions } from "./assumptions.ts";

export interface ReferenceOptions {
  readonly start: PlanMonth;
  readonly scenarios: number;
  readonly seed: number;
  /** The financial model's assumptions where not given. */
  readonly assumptions?: Assumptions;
}
