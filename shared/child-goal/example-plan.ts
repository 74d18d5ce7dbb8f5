import { forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ChildGoalPlan } from "./schemas.ts";

/** Time from the start of the worked example to its first payment. Unit: years. */
export const EXAMPLE_YEARS_AHEAD = 8;

/** Yearly expense of the worked example: the form's default has a chance of 100. Unit: AED, today's money. */
const ANNUAL_EXPENSES: Readonly<Record<GoalType, number>> = {
  Education: 18_000,
  HelpKids: 50_000,
  Activities: 16_000,
  Healthcare: 20_000,
};

/** Returns the plan of the worked example: the form's defaults, with a choice and a cost of its own. */
export function childGoalExamplePlan(type: GoalType): ChildGoalPlan {
  return {
    type,
    ...CHILD_GOAL_DEFAULTS,
    ...forcedInputsOf(type),
    currentAnnualExpense: ANNUAL_EXPENSES[type],
    risk: "Balanced",
  };
}

/** Start month of the worked example: whole years before the first payment, independent of today's date. */
export const CHILD_GOAL_EXAMPLE_START: PlanMonth = {
  year: CHILD_GOAL_DEFAULTS.startYear - EXAMPLE_YEARS_AHEAD,
  month: PAYMENT_MONTH,
};
