import { CHILD_GOALS, type GoalType } from "#shared/domain/child-goals.ts";
import { KIDS_SAVER_DEFAULTS } from "#shared/domain/defaults.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/** Returns a goal as a form starts with it, for a plan that starts in a month; its expense is in AED. */
export function firstGoal<T extends GoalType>(type: T, { year }: PlanMonth) {
  const { startsInYears, ...expense } = CHILD_GOALS[type].kidsSaver.defaults;
  return {
    type,
    countryOfExpense: KIDS_SAVER_DEFAULTS.countryOfExpense,
    startYear: year + startsInYears,
    ...expense,
  };
}
