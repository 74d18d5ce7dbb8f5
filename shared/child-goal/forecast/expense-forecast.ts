import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { type CertaintyLevel, COMPARED_ANNUAL_FEE } from "#shared/domain/insights.ts";
import { allowancesOf } from "#shared/planning/cash-flows.ts";
import { forecastRequest, gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import {
  chanceOfReachingTarget,
  NO_REQUIREMENT,
  outcomesByAge,
  type Requirement,
  requirement,
  shownTotal,
  TEST_CONTRIBUTION,
  valueAt,
} from "#shared/planning/planning-answers.ts";
import type { ForecastAnswer } from "#shared/planning/planning-schemas.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { GoalResult } from "../schemas.ts";
import {
  afterDueNow,
  dueNowBeyondSavingsUsd,
  type ExpenseCashFlows,
  expenseObservationSteps,
  expensePlan,
  expenseTimeSteps,
  firstExpenseStep,
  MONTHLY_INVESTMENT,
  paymentsUsdAt,
  REQUIRED_INVESTMENT,
} from "./accounts.ts";

/** The terms in which a forecast is reported: the child's age today and the currency of all amounts. */
interface ExpenseTerms {
  readonly ageYears: number;
  readonly currency: Currency;
}

/**
 * Forecasts child goals saved for together, by one forecast call and gap calls for chance, fee and requirement.
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastExpenses(
  cashFlows: ExpenseCashFlows,
  { ageYears, currency }: ExpenseTerms,
  context: PlanningContext,
): Promise<GoalResult> {
  const plan = expensePlan(cashFlows, MONTHLY_INVESTMENT);
  const expenseSteps = expenseTimeSteps(cashFlows);
  const request = forecastRequest(plan, expenseObservationSteps(cashFlows), context);
  const allowances = allowancesOf(request);
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
    payments: expenseSteps.map((timeStep) => {
      const after = (percentile: number) =>
        shownTotal(valueAt(forecast, percentile, timeStep), timeStep, currency, allowances);
      return {
        timeStep,
        amount: fromUsd(paymentsUsdAt(cashFlows, timeStep), currency),
        valueAt10th: after(0.1),
        valueAt50th: after(0.5),
        valueAt90th: after(0.9),
      };
    }),
    ...outcomesByAge(forecast, ageYears, currency, allowances),
    modelVersion: context.planning.modelVersion,
  };
}

/** Returns the chance that a plan pays each of its expenses, in percent: the chance of the tightest. */
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
 * Returns the value before the first payment: as that is the same in every scenario, the value after it plus it.
 * @param forecast observes the first payment
 */
export function valueBeforeFirstPayment(
  forecast: ForecastAnswer,
  percentile: number,
  cashFlows: ExpenseCashFlows,
  currency: Currency,
): number {
  const first = firstExpenseStep(cashFlows);
  return fromUsd(valueAt(forecast, percentile, first) + paymentsUsdAt(cashFlows, first), currency);
}

/**
 * Returns the monthly saving that pays all later expenses at a level of certainty. No monthly saving helps with
 * payments due this month, so without later expenses there is no requirement. The part of this month's payments that
 * the savings do not cover uses this month's contribution first; the visitor pays any rest from elsewhere. The smaller
 * of the two requirements applies: see docs/model.md.
 * @param options `level`: percent of the scenarios, default 50; `annualFee`: fraction of everything held, default none
 */
export async function requiredForExpenses(
  cashFlows: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
  { level = 50, annualFee = 0 }: { level?: CertaintyLevel; annualFee?: number } = {},
): Promise<Requirement> {
  const laterSteps = expenseTimeSteps(cashFlows).filter((timeStep) => timeStep > 0);
  if (laterSteps.length === 0) return NO_REQUIREMENT;
  const requirementOf = async (cashFlows: ExpenseCashFlows): Promise<Requirement> => {
    const contribution = { ...cashFlows.contribution, monthlyUsd: toUsd(TEST_CONTRIBUTION, currency) };
    const tested = { ...expensePlan({ ...cashFlows, contribution }, REQUIRED_INVESTMENT), annualFee };
    const request = gapRequest(tested, REQUIRED_INVESTMENT, laterSteps, context, {
      percentile: 1 - level / 100,
    });
    return requirement(await context.planning.gap(request), request);
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
