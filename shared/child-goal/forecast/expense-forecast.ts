import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { type CertaintyLevel, COMPARED_ANNUAL_FEE, percentileOf } from "#shared/domain/insights.ts";
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
import { askChances, askGaps } from "#shared/planning/planning-calls.ts";
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
    await askChances(context.planning, gapRequest(plan, MONTHLY_INVESTMENT, expenseSteps, context)),
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

/** Returns the monthly saving that pays all later expenses at one level of certainty. See `requirementsForExpenses`. */
export async function requiredForExpenses(
  cashFlows: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
  { level = 50, annualFee }: { level?: CertaintyLevel; annualFee?: number } = {},
): Promise<Requirement> {
  const [required] = await requirementsForExpenses(cashFlows, currency, context, [level], annualFee);
  return required as Requirement;
}

/**
 * Returns the monthly saving that pays all later expenses at each level of certainty. No monthly saving helps with
 * payments due this month, so without later expenses there is no requirement. The part of this month's payments that
 * the savings do not cover uses this month's contribution first; the visitor pays any rest from elsewhere. The smaller
 * of the two requirements applies: see docs/model.md.
 * @param annualFee fraction of everything held
 * @throws {PlanningError} if the planning service fails
 */
export async function requirementsForExpenses(
  cashFlows: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
  levels: readonly CertaintyLevel[],
  annualFee = 0,
): Promise<readonly Requirement[]> {
  const laterSteps = expenseTimeSteps(cashFlows).filter((timeStep) => timeStep > 0);
  if (laterSteps.length === 0) return levels.map(() => NO_REQUIREMENT);
  const requirementsOf = async (cashFlows: ExpenseCashFlows): Promise<readonly Requirement[]> => {
    const contribution = { ...cashFlows.contribution, monthlyUsd: toUsd(TEST_CONTRIBUTION, currency) };
    const tested = { ...expensePlan({ ...cashFlows, contribution }, REQUIRED_INVESTMENT), annualFee };
    const request = gapRequest(tested, REQUIRED_INVESTMENT, laterSteps, context);
    const answers = await askGaps(context.planning, request, levels.map(percentileOf));
    return answers.map((answer) => requirement(answer, request));
  };
  if (dueNowBeyondSavingsUsd(cashFlows) <= 0) return requirementsOf(cashFlows);
  const [withDebt, withoutDebt] = await Promise.all([
    requirementsOf(cashFlows),
    requirementsOf(afterDueNow(cashFlows)),
  ]);
  return withDebt.map((one, index) => {
    const other = withoutDebt[index] as Requirement;
    return (one.requiredSavingsFactor ?? 0) < (other.requiredSavingsFactor ?? 0) ? one : other;
  });
}
