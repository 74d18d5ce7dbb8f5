import { COMPARED_ANNUAL_FEE } from "#shared/domain/annual-fee.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { RETIREMENT_VISA_SAVINGS_AED } from "#shared/domain/retirement-visa.ts";
import { outcomesByAge } from "#shared/planning/outcomes.ts";
import { forecastRequest, gapRequest, type Plan, yearlyTimeSteps } from "#shared/planning/plan-request.ts";
import {
  affordableFactor,
  chanceOfReachingTarget,
  NO_REQUIREMENT,
  type Requirement,
  requirement,
  TEST_CONTRIBUTION,
  valueAt,
} from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import { allowancesOf } from "#shared/planning/rounding-allowance.ts";
import {
  decisiveSteps,
  horizonStep,
  MONTHLY_INVESTMENT,
  type PensionCashFlows,
  pensionPlan,
  RETIREMENT_SPENDING,
  retirementStep,
} from "./accounts.ts";
import { currentMonthlyInvestment, risesWithSalary } from "./contribution.ts";
import { type EndOfServicePayments, endOfServicePayments } from "./end-of-service.ts";
import { livingCostUsd } from "./living-cost.ts";
import { planOptions } from "./plan-options.ts";
import { forecastSavingsScheme } from "./savings-scheme-forecast.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/**
 * The forecast of a pension: one forecast, and gap calls for chance and spending ability, the chance with a fee, and
 * the requirement; where the plan asks for them, a forecast and a gap call for its savings scheme, and one for the
 * savings of a retirement visa.
 * @param plan valid by the contract
 * @returns amounts in the plan's currency; no requirement where retirement is now
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
  const spendingGapOf = (ofPlan: Plan) =>
    planning.gap(gapRequest(ofPlan, RETIREMENT_SPENDING, decisiveSteps(cashFlows), context));

  const [forecast, spendingGap, spendingGapWithFee, required, savingsScheme, visaSavings] = await Promise.all(
    [
      planning.forecast(request),
      spendingGapOf(accounts),
      spendingGapOf({ ...accounts, annualFee: COMPARED_ANNUAL_FEE }),
      requiredContribution(plan, cashFlows, context),
      payments.scheme && forecastSavingsScheme(plan, accounts, retirementStep(cashFlows), context),
      planOptions(plan).checksRetirementVisa
        ? chanceOfVisaSavings(accounts, retirementStep(cashFlows), context)
        : undefined,
    ],
  );
  return {
    currency: plan.currency,
    desiredSpendingAbility: fromUsd(cashFlows.livingCostUsd, plan.currency),
    spendingAbility: fromUsd(affordableFactor(spendingGap) * cashFlows.livingCostUsd, plan.currency),
    chanceToReachLifestyleGoal: chanceOfReachingTarget(spendingGap),
    chanceWithFee: chanceOfReachingTarget(spendingGapWithFee),
    ...required,
    valueAtRetirement: fromUsd(valueAt(forecast, 0.5, retirementStep(cashFlows)), plan.currency),
    endOfServiceBenefit: savingsScheme?.valueAt50th ?? payments.atRetirement,
    ...(savingsScheme && { savingsScheme }),
    ...(visaSavings !== undefined && { chanceOfVisaSavings: visaSavings }),
    ...outcomesByAge(forecast, plan.age, plan.currency, allowancesOf(request)),
    modelVersion: planning.modelVersion,
  };
}

/** What is paid in and out of a plan. */
export function pensionCashFlows(
  plan: PensionPlan,
  { atRetirement, earlier, scheme }: EndOfServicePayments = endOfServicePayments(plan),
): PensionCashFlows {
  const usd = (amount: number): number => toUsd(amount, plan.currency);
  const { inflationRate } = COUNTRY_REFERENCES[plan.country];
  const { otherIncome, otherIncomeAge } = planOptions(plan);
  return {
    ageYears: plan.age,
    retirementAgeYears: plan.retirementAge,
    risk: plan.risk,
    currentSavingsUsd: usd(plan.currentAdditional),
    contribution: {
      monthlyUsd: usd(currentMonthlyInvestment(plan)),
      yearlyIncrease: risesWithSalary(plan) ? plan.salaryIncreasePercentage / 100 : inflationRate,
    },
    endOfServiceBenefitUsd: usd(atRetirement),
    earlierBenefits: earlier.map(({ planYear, amount }) => ({ planYear, amountUsd: usd(amount) })),
    ...(scheme && {
      savingsScheme: {
        fund: scheme.fund,
        annualFee: scheme.annualFee,
        contributionsUsd: scheme.contributions.map(usd),
      },
    }),
    additionalSavingsUsd: usd(plan.expectedAdditional),
    livingCostUsd: livingCostUsd(plan),
    ...(otherIncome > 0 && { otherIncome: { annualUsd: usd(otherIncome), fromAgeYears: otherIncomeAge } }),
    inflationRate,
  };
}

/** The chance, in percent, that all savings at retirement, before any spending, are what a retirement visa asks for. */
async function chanceOfVisaSavings(
  plan: Plan,
  retirement: number,
  context: PlanningContext,
): Promise<number> {
  const target = toUsd(RETIREMENT_VISA_SAVINGS_AED, "AED");
  const request = gapRequest(plan, MONTHLY_INVESTMENT, [retirement], context, { value: target });
  return chanceOfReachingTarget(await context.planning.gap(request));
}

/** Asks with a test contribution in place of the plan's own; none where no month is left to contribute. */
async function requiredContribution(
  plan: PensionPlan,
  cashFlows: PensionCashFlows,
  context: PlanningContext,
): Promise<Requirement> {
  if (retirementStep(cashFlows) === 0) return NO_REQUIREMENT;
  const contribution = { ...cashFlows.contribution, monthlyUsd: toUsd(TEST_CONTRIBUTION, plan.currency) };
  const tested = pensionPlan({ ...cashFlows, contribution });
  const request = gapRequest(tested, MONTHLY_INVESTMENT, decisiveSteps(cashFlows), context);
  return requirement(await context.planning.gap(request), plan.currency, allowancesOf(request));
}
