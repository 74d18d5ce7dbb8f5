import { forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ChildGoalPlan } from "./schemas.ts";

/** How long before the first payment the worked example starts. Unit: years. */
export const EXAMPLE_YEARS_AHEAD = 8;

/** What it costs a year: at what the form begins with the chance is 100, and an example of nothing. Unit: AED, today's money. */
const ANNUAL_EXPENSES: Readonly<Record<GoalType, number>> = {
  Education: 18_000,
  HelpKids: 50_000,
  Activities: 16_000,
  Healthcare: 20_000,
};

/** The plan of the worked example: the form's first values, with a choice and a cost of its own. */
export function childGoalExamplePlan(type: GoalType): ChildGoalPlan {
  return {
    type,
    ...CHILD_GOAL_DEFAULTS,
    ...forcedInputsOf(type),
    currentAnnualExpense: ANNUAL_EXPENSES[type],
    risk: "Balanced",
  };
}

/** The month in which it starts: whole years before the first payment, whenever it is read. */
export const CHILD_GOAL_EXAMPLE_START: PlanMonth = {
  year: CHILD_GOAL_DEFAULTS.startYear - EXAMPLE_YEARS_AHEAD,
  month: PAYMENT_MONTH,
};
