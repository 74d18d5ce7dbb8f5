import { EDUCATION_START_AGE } from "#shared/domain/defaults.ts";
import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import { CHILD_GOAL_LIMITS, isWithin } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/**
 * Returns the year in which a child comes to the age of universities; for an older one, that of the first payment after
 * this month. Undefined without an age.
 */
export function educationYear(age: number | string, { year, month }: PlanMonth): number | undefined {
  if (!isWithin(CHILD_GOAL_LIMITS.age, age)) return undefined;
  return Math.max(year + EDUCATION_START_AGE - age, month < PAYMENT_MONTH ? year : year + 1);
}
