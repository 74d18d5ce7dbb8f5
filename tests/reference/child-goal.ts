import type { ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import { INFLATION } from "./assumptions.ts";
import { calculateExpensePlan, type ExpensePlan, expenseSchedule } from "./expense-plan.ts";
import type { ReferenceOptions } from "./options.ts";

/** One child goal by brute force. All amounts in the plan's currency. */
export function referenceChildGoal(plan: ChildGoalPlan, options: ReferenceOptions): GoalResult {
  return {
    ...calculateExpensePlan(childGoalExpensePlan(plan, options), options),
    currency: plan.currency,
    modelVersion: "reference",
  };
}

/** A child goal as a plan of expenses. */
export function childGoalExpensePlan(
  plan: ChildGoalPlan,
  { start }: Pick<ReferenceOptions, "start">,
): ExpensePlan {
  const inflationRate = INFLATION[plan.countryOfExpense];
  return {
    // Healthcare has no age of its own: specification section 3 forces 0.
    ageYears: plan.type === "Healthcare" ? 0 : plan.age,
    risk: plan.risk,
    currentSavings: plan.currentAdditional,
    additionalSavings: plan.expectedAdditional,
    monthlyInvestment: plan.monthlyInvestment,
    contributionIncrease: inflationRate,
    expenses: [
      {
        schedule: expenseSchedule(plan, start),
        annualAmount: plan.currentAnnualExpense,
        inflationRate,
      },
    ],
  };
}
