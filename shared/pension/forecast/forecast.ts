import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/insights.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { RETIREMENT_VISA_SAVINGS_AED, RETIREMENT_VISA_VALID_YEARS } from "#shared/domain/retirement-visa.ts";
import { allowancesOf } from "#shared/planning/cash-flows.ts";
import { forecastRequest, gapRequest, type Plan, yearlyTimeSteps } from "#shared/planning/plan-request.ts";
import {
  affordableFactor,
  chanceOfReachingTarget,
  NO_REQUIREMENT,
  outcomesByAge,
  type Requirement,
  requirement,
  TEST_CONTRIBUTION,
  valueAt,
} from "#shared/planning/planning-answers.ts";
import { askChances } from "#shared/planning/planning-calls.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { endOfServicePayments, statutoryGratuity, yearsUntilEmployersChange } from "../end-of-service.ts";
import { planOptions } from "../plan-values.ts";
import type { PensionPlan, RetirementResult } from "../schemas.ts";
import {
  decisiveSteps,
  endOfServicePlan,
  horizonStep,
  MONTHLY_INVESTMENT,
  type PensionCashFlows,
  pensionPlan,
  RETIREMENT_SPENDING,
  retirementStep,
  SAVINGS_SCHEME,
} from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";

/**
 * Forecasts a pension: one forecast call, and gap calls for chance and spending ability, the chance with a fee, and the
 * requirement. If the plan includes them, also a forecast and a gap call for its savings scheme, and a gap call for the
 * savings of a retirement visa.
 * @param plan valid by the contract
 * @returns amounts in the plan's currency; no requirement if retirement is now
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastPension(
  plan: PensionPlan,
  context: PlanningContext,
): Promise<RetirementResult> {
  const { planning } = context;
  const payments = endOfServicePayments(plan);
  const cashFlows = pensionCashFlows(plan, payments);
  const accounts = pensionPlan(cashFlows);
  const horizon = horizonStep(cashFlows);
  const request = forecastRequest(accounts, yearlyTimeSteps(horizon), context);
  const spendingGapRequest = (ofPlan: Plan) =>
    gapRequest(ofPlan, RETIREMENT_SPENDING, decisiveSteps(cashFlows), context);

  const [forecast, spendingGap, chancesWithFee, required, savingsScheme, visaSavings] = await Promise.all([
    planning.forecast(request),
    planning.gap(spendingGapRequest(accounts)),
    askChances(planning, spendingGapRequest({ ...accounts, annualFee: COMPARED_ANNUAL_FEE })),
    requiredContribution(plan, cashFlows, context),
    payments.scheme && forecastSavingsScheme(plan, accounts, retirementStep(cashFlows), context),
    planOptions(plan).checksRetirementVisa ? chancesOfVisaSavings(accounts, cashFlows, context) : undefined,
  ]);
  return {
    currency: plan.currency,
    desiredSpendingAbility: fromUsd(cashFlows.livingCostUsd, plan.currency),
    spendingAbility: fromUsd(affordableFactor(spendingGap) * cashFlows.livingCostUsd, plan.currency),
    chanceToReachLifestyleGoal: chanceOfReachingTarget(spendingGap),
    chanceWithFee: chanceOfReachingTarget(chancesWithFee),
    ...required,
    valueAtRetirement: fromUsd(valueAt(forecast, 0.5, retirementStep(cashFlows)), plan.currency),
    endOfServiceBenefit: savingsScheme?.valueAt50th ?? payments.atRetirement,
    ...(savingsScheme && { savingsScheme }),
    ...visaSavings,
    ...outcomesByAge(forecast, plan.age, plan.currency, allowancesOf(request)),
    modelVersion: planning.modelVersion,
  };
}

/** Returns the chances, in percent, of a visa's savings at retirement, before any spending, and at every renewal. */
async function chancesOfVisaSavings(
  accounts: Plan,
  cashFlows: PensionCashFlows,
  context: PlanningContext,
): Promise<Pick<RetirementResult, "chanceOfVisaSavings" | "visaRenewals">> {
  const retirement = retirementStep(cashFlows);
  const validMonths = MONTHS_PER_YEAR * RETIREMENT_VISA_VALID_YEARS;
  const renewals = Math.floor((horizonStep(cashFlows) - retirement) / validMonths);
  const steps = Array.from({ length: renewals + 1 }, (_, index) => retirement + validMonths * index);
  const target = toUsd(RETIREMENT_VISA_SAVINGS_AED, "AED");
  const { gapFactors } = await askChances(
    context.planning,
    gapRequest(accounts, MONTHLY_INVESTMENT, steps, context, { value: target }),
  );
  const chanceAt = (step: number) =>
    chanceOfReachingTarget({ gapFactors: gapFactors.filter(({ timeStep }) => timeStep === step) });
  return {
    chanceOfVisaSavings: chanceAt(retirement),
    visaRenewals: steps
      .slice(1)
      .map((step) => ({ age: cashFlows.ageYears + step / MONTHS_PER_YEAR, chance: chanceAt(step) })),
  };
}

/** Returns the required contribution, by a test contribution; none if no month is left to contribute. */
async function requiredContribution(
  plan: PensionPlan,
  cashFlows: PensionCashFlows,
  context: PlanningContext,
): Promise<Requirement> {
  if (retirementStep(cashFlows) === 0) return NO_REQUIREMENT;
  const contribution = { ...cashFlows.contribution, monthlyUsd: toUsd(TEST_CONTRIBUTION, plan.currency) };
  const tested = pensionPlan({ ...cashFlows, contribution });
  const request = gapRequest(tested, MONTHLY_INVESTMENT, decisiveSteps(cashFlows), context);
  return requirement(await context.planning.gap(request), request);
}

/**
 * Forecasts the payment of a savings scheme at retirement, including the frozen gratuity, and compares it with the
 * statutory gratuity. With changes of employer there is no comparison, because each employer would pay its own gratuity
 * in another year.
 * @param accounts of the plan, including the scheme's
 * @param retirement time step of retirement
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastSavingsScheme(
  plan: PensionPlan,
  accounts: Plan,
  retirement: number,
  context: PlanningContext,
): Promise<NonNullable<RetirementResult["savingsScheme"]>> {
  const { planning } = context;
  const { currency } = plan;
  const gratuity = yearsUntilEmployersChange(plan) === undefined ? statutoryGratuity(plan) : null;
  const paid = endOfServicePlan(accounts);
  const isPaidIn = retirement > 0 && plan.monthlySalary > 0;
  const [forecast, chanceToBeatGratuity] = await Promise.all([
    planning.forecast(forecastRequest(paid, [retirement], context)),
    gratuity === null || !isPaidIn
      ? null
      : askChances(
          planning,
          gapRequest(paid, SAVINGS_SCHEME, [retirement], context, { value: toUsd(gratuity, currency) }),
        ).then(chanceOfReachingTarget),
  ]);
  const value = (percentile: number) => fromUsd(valueAt(forecast, percentile, retirement), currency);
  return {
    valueAt10th: value(0.1),
    valueAt50th: value(0.5),
    valueAt90th: value(0.9),
    gratuity,
    chanceToBeatGratuity,
  };
}
