import { COMPARED_ANNUAL_FEE } from "#shared/domain/annual-fee.ts";
import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";
import type { CertaintyLevel } from "#shared/domain/insights.ts";
import { outcomesByAge } from "#shared/planning/outcomes.ts";
import { forecastRequest, gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import {
  chanceOfReachingTarget,
  NO_REQUIREMENT,
  type Requirement,
  requirement,
  TEST_CONTRIBUTION,
  valueAt,
} from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import type { ForecastAnswer } from "#shared/planning/planning-schemas.ts";
import { allowancesOf } from "#shared/planning/rounding-allowance.ts";
import {
  afterDueNow,
  dueNowBeyondSavingsUsd,
  type ExpenseCashFlows,
  expenseObservationSteps,
  expensePlan,
  expenseTimeSteps,
  firstExpenseStep,
  firstPaymentsUsd,
  MONTHLY_INVESTMENT,
  REQUIRED_INVESTMENT,
} from "./accounts.ts";
import type { GoalResult } from "./schemas.ts";

/** How a plan of expenses is told: the child's age today and the currency of every amount. */
interface ExpenseTerms {
  readonly ageYears: number;
  readonly currency: Currency;
}

/**
 * The forecast of one or several child goals saved for together: one forecast, and gap calls for the chance, the chance
 * with a fee, and the requirement.
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastExpenses(
  cashFlows: ExpenseCashFlows,
  { ageYears, currency }: ExpenseTerms,
  context: PlanningContext,
): Promise<GoalResult> {
  const plan = expensePlan(cashFlows, MONTHLY_INVESTMENT);
  const expenseSteps = expenseTimeSteps(cashFlows);
  const start = firstExpenseStep(cashFlows);
  const request = forecastRequest(
    plan,
    [...new Set([...expenseObservationSteps(cashFlows), start])],
    context,
  );
  const chanceOf = (ofPlan: Plan) => chanceOfExpenses(ofPlan, expenseSteps, context);
  const [forecast, chance, chanceWithFee, required] = await Promise.all([
    context.planning.forecast(request),
    chanceOf(plan),
    chanceOf({ ...plan, annualFee: COMPARED_ANNUAL_FEE }),
    requiredForExpenses(cashFlows, currency, context),
  ]);
  const beforeFirstPayment = (percentile: number) =>
    valueBeforeFirstPayment(forecast, percentile, cashFlows, currency);
  return {
    currency,
    chanceToReachLifestyleGoal: chance,
    chanceWithFee,
    ...required,
    valueAtRetirement: beforeFirstPayment(0.5),
    valueAtRetirementAt10th: beforeFirstPayment(0.1),
    valueAtRetirementAt90th: beforeFirstPayment(0.9),
    ...outcomesByAge(forecast, ageYears, currency, allowancesOf(request)),
    modelVersion: context.planning.modelVersion,
  };
}

/** The chance that a plan of expenses pays each of them, in percent: that of the tightest. */
export async function chanceOfExpenses(
  plan: Plan,
  expenseSteps: readonly number[],
  context: PlanningContext,
): Promise<number> {
  return chanceOfReachingTarget(
    await context.planning.gap(gapRequest(plan, MONTHLY_INVESTMENT, expenseSteps, context)),
  );
}

/**
 * The value before the first payment, in a currency. A payment is the same in every scenario: the percentile before it is
 * the one after it plus the payment.
 * @param forecast observes the first payment
 */
export function valueBeforeFirstPayment(
  forecast: ForecastAnswer,
  percentile: number,
  cashFlows: ExpenseCashFlows,
  currency: Currency,
): number {
  const after = valueAt(forecast, percentile, firstExpenseStep(cashFlows));
  return fromUsd(after + firstPaymentsUsd(cashFlows), currency);
}

/**
 * The monthly saving with which every expense still to come is paid at a level of certainty. No saving helps what
 * is due this month, so the requirement is of later expenses alone, and there is none without any. What the savings do
 * not pay of it takes this month's contribution first; where that is not enough, the rest is paid from elsewhere. The
 * smaller of both requirements is the one that holds: see docs/model.md.
 * @param level percent of the scenarios; half of them unless given
 */
export async function requiredForExpenses(
  cashFlows: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
  level: CertaintyLevel = 50,
): Promise<Requirement> {
  const laterSteps = expenseTimeSteps(cashFlows).filter((timeStep) => timeStep > 0);
  if (laterSteps.length === 0) return NO_REQUIREMENT;
  const requirementOf = async (cashFlows: ExpenseCashFlows): Promise<Requirement> => {
    const contribution = { ...cashFlows.contribution, monthlyUsd: toUsd(TEST_CONTRIBUTION, currency) };
    const tested = expensePlan({ ...cashFlows, contribution }, REQUIRED_INVESTMENT);
    const request = gapRequest(tested, REQUIRED_INVESTMENT, laterSteps, context, {
      percentile: 1 - level / 100,
    });
    return requirement(await context.planning.gap(request), currency, allowancesOf(request));
  };
  if (dueNowBeyondSavingsUsd(cashFlows) <= 0) return requirementOf(cashFlows);
  const [withDebt, withoutDebt] = await Promise.all([
    requirementOf(cashFlows),
    requirementOf(afterDueNow(cashFlows)),
  ]);
  return (withDebt.requiredSavingsFactor ?? 0) < (withoutDebt.requiredSavingsFactor ?? 0)
    ? withDebt
    : withoutDebt;
}
