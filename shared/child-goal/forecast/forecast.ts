import { forcedInputsOf } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { toUsd } from "#shared/domain/currencies.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { ChildGoalPlan, GoalResult } from "../schemas.ts";
import type { ExpenseCashFlows } from "./accounts.ts";
import { forecastExpenses } from "./expense-forecast.ts";

/**
 * Forecasts one child goal, valid by the contract, that starts in the context's month.
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastChildGoal(plan: ChildGoalPlan, context: PlanningContext): Promise<GoalResult> {
  return forecastExpenses(
    childGoalCashFlows(plan, context.start),
    { ageYears: forcedInputsOf(plan.type).age ?? plan.age, currency: plan.currency },
    context,
  );
}

/** Returns the cash flows of a plan that starts in the given month. */
export function childGoalCashFlows(plan: ChildGoalPlan, start: PlanMonth): ExpenseCashFlows {
  const { inflationRate } = COUNTRY_REFERENCES[plan.countryOfExpense];
  const usd = (amount: number): number => toUsd(amount, plan.currency);
  return {
    risk: plan.risk,
    currentSavingsUsd: usd(plan.currentAdditional),
    additionalSavingsUsd: usd(plan.expectedAdditional),
    contribution: { monthlyUsd: usd(plan.monthlyInvestment), yearlyIncrease: inflationRate },
    expenses: [
      {
        id: "expenses",
        annualUsd: usd(plan.currentAnnualExpense),
        inflationRate,
        ...goalTiming(plan, start),
      },
    ],
  };
}
