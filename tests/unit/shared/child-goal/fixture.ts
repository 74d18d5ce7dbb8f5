import type { ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { CHILD_GOAL_PLAN } from "../../../fixtures/forms.ts";

export const START: PlanMonth = { year: 2026, month: 11 };

/** A goal of a 10-year-old that starts in 8 years and is paid for 4. */
export const GOAL: ChildGoalPlan = { ...CHILD_GOAL_PLAN, countryOfExpense: "India" };

/** The plan of another type, as its form makes it: healthcare counts from age 0. */
export function goalOf(type: GoalType): ChildGoalPlan {
  return { ...GOAL, type, ...(type === "Healthcare" ? { age: 0 } : {}) };
}

/** One outcome a year: `value(year)`, years from today 0 to 12, told by the age at which they fall. */
export function outcomes(value: (year: number) => number, ageToday = 10): Outcome[] {
  return Array.from({ length: 13 }, (_, year) => ({ age: ageToday + year, value: value(year) }));
}

/** A result with round figures, not calculated from the plan; not its payments either. */
export function resultOf({ age }: ChildGoalPlan): GoalResult {
  return {
    currency: "AED",
    requiredMonthlyInvestment: 812.3,
    requiredSavingsFactor: 0.8123,
    chanceToReachLifestyleGoal: 71.346,
    chanceWithFee: 64.2,
    outcomesAt10th: outcomes((year) => year * 5000, age),
    outcomesAt50th: outcomes((year) => year * 6000, age),
    outcomesAt90th: outcomes((year) => year * 7000, age),
    valueAtRetirement: 61_000,
    valueAtRetirementAt10th: 53_000,
    valueAtRetirementAt90th: 72_000,
    modelVersion: "model-1",
  };
}
