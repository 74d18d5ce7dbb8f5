import { type ExpenseTimeline, expenseTimeline } from "#shared/child-goal/timeline.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverPlan } from "./schemas.ts";

/** The payment dates of a Kids Saver's goals. */
export interface KidsSaverTimeline extends ExpenseTimeline {
  /** The last payment of each goal, in the order of the plan's goals, and the last of all. */
  readonly lastOfGoals: readonly LastPayment[];
  readonly last: LastPayment;
}

export interface LastPayment {
  readonly year: number;
  /** Months from the start of the plan. */
  readonly timeStep: number;
}

/** @param start month in which the plan starts */
export function kidsSaverTimeline({ age, goals }: KidsSaverPlan, start: PlanMonth): KidsSaverTimeline {
  const timeline = expenseTimeline(age, goals, start);
  const lastOfGoals = timeline.timings.map(({ startTimeStep, firstYear, years }) => ({
    year: firstYear + years - 1,
    timeStep: startTimeStep + MONTHS_PER_YEAR * (years - 1),
  }));
  const last = lastOfGoals.reduce((one, other) => (other.timeStep > one.timeStep ? other : one));
  return { ...timeline, lastOfGoals, last };
}
