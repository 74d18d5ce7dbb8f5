import type { GoalResult } from "#shared/contract/schemas/results.ts";
import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import {
  type ExpenseCashFlows,
  expensePlan,
  expenseTimeSteps,
  firstExpenseStep,
  firstPaymentUsd,
  MONTHLY_INVESTMENT,
  REQUIRED_INVESTMENT,
} from "#shared/planning/expense-plan.ts";
import { forecastRequest, gapRequest } from "#shared/planning/plan-request.ts";
import {
  chanceOfReachingTarget,
  requiredMonthlyInvestment,
  requiredSavingsFactor,
  TEST_CONTRIBUTION,
  valueAt,
} from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import type { ForecastAnswer } from "#shared/planning/planning-schemas.ts";
import { yearlyTimeSteps } from "#shared/planning/time-steps.ts";
import { outcomesByAge } from "./outcomes.ts";

/** How a plan of expenses is told: the child's age today and the currency of every amount. */
export interface ExpenseTerms {
  readonly ageYears: number;
  readonly currency: Currency;
}

/**
 * The forecast of one or several child goals saved for together: one forecast and two gap calls.
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastExpenses(
  cashFlows: ExpenseCashFlows,
  { ageYears, currency }: ExpenseTerms,
  context: PlanningContext,
): Promise<GoalResult> {
  const plan = expensePlan(cashFlows, MONTHLY_INVESTMENT);
  const expenseSteps = expenseTimeSteps(cashFlows);
  const horizon = Math.max(...expenseSteps) + MONTHS_PER_YEAR;
  const [forecast, gap, factor] = await Promise.all([
    context.planning.forecast(forecastRequest(plan, yearlyTimeSteps(horizon), context)),
    context.planning.gap(gapRequest(plan, MONTHLY_INVESTMENT, expenseSteps, context)),
    expenseSavingsFactor(cashFlows, currency, context),
  ]);
  return {
    currency,
    chanceToReachLifestyleGoal: chanceOfReachingTarget(gap),
    requiredSavingsFactor: factor,
    requiredMonthlyInvestment: requiredMonthlyInvestment(factor),
    valueAtRetirement: fromUsd(medianBeforeFirstPayment(forecast, cashFlows), currency),
    ...outcomesByAge(forecast, ageYears, currency),
    modelVersion: context.planning.modelVersion,
  };
}

/** The factor on a test contribution with which every expense can be paid in half of the scenarios. */
export async function expenseSavingsFactor(
  cashFlows: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
): Promise<number | null> {
  const contribution = { ...cashFlows.contribution, monthlyUsd: toUsd(TEST_CONTRIBUTION, currency) };
  const tested = expensePlan({ ...cashFlows, contribution }, REQUIRED_INVESTMENT);
  const request = gapRequest(tested, REQUIRED_INVESTMENT, expenseTimeSteps(cashFlows), context);
  return requiredSavingsFactor(await context.planning.gap(request));
}

/** A payment is the same in every scenario, so the median before it is the median after it plus the payment. */
function medianBeforeFirstPayment(forecast: ForecastAnswer, cashFlows: ExpenseCashFlows): number {
  const first = firstExpenseStep(cashFlows);
  const paid = cashFlows.expenses
    .filter(({ startTimeStep }) => startTimeStep === first)
    .reduce((sum, expense) => sum + firstPaymentUsd(expense), 0);
  return valueAt(forecast, 0.5, first) + paid;
}
