import type { Expense, ExpenseCashFlows } from "#shared/child-goal/forecast/accounts.ts";
import { forecastExpenses, requiredForExpenses } from "#shared/child-goal/forecast/expense-forecast.ts";
import { GOAL_TYPES, type GoalType, KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { toUsd } from "#shared/domain/currencies.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Requirement } from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { KidsSaverPlan, MultiGoalResult } from "../schemas.ts";

/**
 * Forecasts goals saved for together, valid by the contract, and the requirement of each alone.
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastKidsSaver(
  plan: KidsSaverPlan,
  context: PlanningContext,
): Promise<MultiGoalResult> {
  const combined = kidsSaverCashFlows(plan, context.start);
  const [result, ...alone] = await Promise.all([
    forecastExpenses(combined, { ageYears: plan.age, currency: plan.currency }, context),
    ...plan.goals.map((_, index) =>
      requiredForExpenses(cashFlowsOfGoalAlone(combined, index), plan.currency, context),
    ),
  ]);
  return { ...result, ...requiredAlone(plan, alone) };
}

/** Returns the requirement of each goal alone, keyed by type; null for goals that are disabled or have none. */
function requiredAlone(plan: KidsSaverPlan, alone: readonly Requirement[]) {
  const required = GOAL_TYPES.map((type) => {
    const index = plan.goals.findIndex((goal) => goal.type === type);
    return [`requiredMonthlyInvestment${type}`, alone[index]?.requiredMonthlyInvestment ?? null];
  });
  return Object.fromEntries(required) as Record<`requiredMonthlyInvestment${GoalType}`, number | null>;
}

/** Returns the cash flows of all goals together, in a plan that starts in the given month. */
export function kidsSaverCashFlows(plan: KidsSaverPlan, start: PlanMonth): ExpenseCashFlows {
  const usd = (amount: number): number => toUsd(amount, plan.currency);
  return {
    risk: plan.risk,
    currentSavingsUsd: usd(plan.currentAdditional),
    additionalSavingsUsd: usd(plan.expectedAdditional),
    contribution: {
      monthlyUsd: usd(plan.monthlyInvestment),
      yearlyIncrease: COUNTRY_REFERENCES[KIDS_SAVER_CONTRIBUTION_COUNTRY].inflationRate,
    },
    expenses: plan.goals.map((goal) => ({
      id: `expenses-${goal.type}`,
      annualUsd: usd(goal.currentAnnualExpense),
      inflationRate: COUNTRY_REFERENCES[goal.countryOfExpense].inflationRate,
      ...goalTiming(goal, start),
    })),
  };
}

/** Returns the cash flows of one goal, with savings in proportion to its expenses, so that none count twice. */
function cashFlowsOfGoalAlone(combined: ExpenseCashFlows, index: number): ExpenseCashFlows {
  const { expenses, currentSavingsUsd, additionalSavingsUsd } = combined;
  const expense = expenses[index];
  if (expense === undefined) throw new RangeError(`no goal ${index}`);
  const total = expenses.reduce((sum, each) => sum + costInTodaysMoney(each), 0);
  const share = total === 0 ? 1 / expenses.length : costInTodaysMoney(expense) / total;
  return {
    ...combined,
    currentSavingsUsd: currentSavingsUsd * share,
    additionalSavingsUsd: additionalSavingsUsd * share,
    expenses: [expense],
  };
}

function costInTodaysMoney({ annualUsd, years }: Expense): number {
  return annualUsd * years;
}
