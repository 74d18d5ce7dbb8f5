import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import {
  type Assumptions,
  CURRENCY_RATE,
  FUND_OF_RISK,
  INFLATION,
  LIVING_COST,
  MODEL_ASSUMPTIONS,
} from "./assumptions.ts";
import { factorByBisection, shareNotBelowZero } from "./gap.ts";
import type { ReferenceOptions } from "./options.ts";
import { outcomesOf, valueAtAge, yearlySteps } from "./outcomes.ts";
import { type Account, idWithFee, simulate, sumOf, withFee } from "./simulation.ts";
import { monthlyContributions, noTransactions, transactionAt } from "./transactions.ts";

/** The test contribution of the second gap call, a month. Specification section 7. */
const TEST_CONTRIBUTION = 1000;

/** A pension by brute force: every account of every scenario, month by month. All amounts in the plan's currency. */
export function referencePension(plan: PensionPlan, options: ReferenceOptions): RetirementResult {
  const { scenarios, seed, assumptions = MODEL_ASSUMPTIONS } = options;
  const retirement = 12 * (plan.retirementAge - plan.age);
  const horizon = 12 * (80 - plan.age);
  const benefit = benefitYearByYear(plan);
  const livingCost = annualLivingCost(plan);

  const steps = yearlySteps(horizon);
  const accounts = pensionAccounts(plan);
  const simulation = simulate({
    accounts: [...accounts, ...withFee(accounts)],
    horizon,
    equityShareAt: (t: number) => pensionEquityShare(plan, assumptions, t),
    totalSteps: steps,
    balanceSteps: [horizon],
    assumptions,
    scenarios,
    seed,
  });
  const outcomes = outcomesOf(plan.age, steps, simulation.totalAt);

  const inflows = ["current-savings", "monthly-investment", "end-of-service-benefit", "additional-savings"];
  const spending = simulation.balanceAt("retirement-spending", horizon);
  const savings = sumOf(simulation, inflows, horizon);
  const spendingFactor = factorByBisection(spending, savings);
  if (spendingFactor === null) throw new Error("every pension spends");
  const spendingWithFee = simulation.balanceAt(idWithFee("retirement-spending"), horizon);
  const savingsWithFee = sumOf(simulation, inflows.map(idWithFee), horizon);

  const withoutContributions = ["current-savings", "end-of-service-benefit", "additional-savings"];
  const contributionFactor =
    retirement === 0
      ? null
      : factorByBisection(
          simulation.balanceAt("test-contribution", horizon),
          sumOf(simulation, [...withoutContributions, "retirement-spending"], horizon),
        );
  const requiredSavingsFactor = contributionFactor === null ? null : Math.max(0, contributionFactor);

  return {
    ...outcomes,
    currency: plan.currency,
    modelVersion: "reference",
    endOfServiceBenefit: benefit,
    desiredSpendingAbility: livingCost,
    spendingAbility: spendingFactor * livingCost,
    chanceToReachLifestyleGoal: 100 * shareNotBelowZero(spending, savings),
    chanceWithFee: 100 * shareNotBelowZero(spendingWithFee, savingsWithFee),
    requiredSavingsFactor,
    requiredMonthlyInvestment:
      requiredSavingsFactor === null ? null : TEST_CONTRIBUTION * requiredSavingsFactor,
    valueAtRetirement: valueAtAge(outcomes.outcomesAt50th, plan.retirementAge),
  };
}

/** A year of retirement, plan currency in today's money: the plan's own budget or, without one, its lifestyle's. */
export function annualLivingCost(plan: PensionPlan): number {
  return plan.annualLivingCost ?? LIVING_COST[plan.country][plan.lifestyle] * CURRENCY_RATE[plan.currency];
}

/** How the future of a pension is seen. */
export interface PensionFuture {
  /** Age until which money is spent. */
  readonly untilAge?: number;
  /** By how much living costs rise faster than is assumed, as a fraction a year. */
  readonly dearer?: number;
}

/** The plan's five accounts and, apart from them, the test contribution. */
export function pensionAccounts(
  plan: PensionPlan,
  { untilAge = 80, dearer = 0 }: PensionFuture = {},
): readonly Account[] {
  const retirement = 12 * (plan.retirementAge - plan.age);
  const horizon = 12 * (untilAge - plan.age);
  const inflation = INFLATION[plan.country];
  const firstContribution = plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
  const increase = plan.isSalaryBasedContribution ? plan.salaryIncreasePercentage / 100 : inflation;
  const spending = noTransactions(horizon);
  for (let t = retirement + 1; t <= horizon; t++) {
    spending[t] = (-annualLivingCost(plan) / 12) * (1 + inflation + dearer) ** Math.floor((t - 1) / 12);
  }
  return [
    { id: "current-savings", transactions: transactionAt(horizon, 0, plan.currentAdditional) },
    {
      id: "monthly-investment",
      transactions: monthlyContributions(horizon, firstContribution, increase, retirement - 1),
    },
    {
      id: "end-of-service-benefit",
      transactions: transactionAt(horizon, retirement, benefitYearByYear(plan)),
    },
    { id: "additional-savings", transactions: transactionAt(horizon, retirement, plan.expectedAdditional) },
    { id: "retirement-spending", transactions: spending },
    {
      id: "test-contribution",
      isBesidePlan: true,
      transactions: monthlyContributions(horizon, TEST_CONTRIBUTION, increase, retirement - 1),
    },
  ];
}

/** The part of a pension that is in equity during the month that begins at a time step. */
export function pensionEquityShare(
  plan: Pick<PensionPlan, "age" | "retirementAge" | "risk">,
  { equityShare }: Assumptions,
  timeStep: number,
): number {
  const years = plan.retirementAge - plan.age;
  if (timeStep >= 12 * years) return equityShare.Conservative;
  if (plan.risk !== "Lifestyling") return equityShare[FUND_OF_RISK[plan.risk]];
  const yearsLeft = years - Math.floor(timeStep / 12);
  const aggressive = Math.min(1, yearsLeft / Math.min(years, 10));
  return aggressive * equityShare.Aggressive + (1 - aggressive) * equityShare.Conservative;
}

/**
 * End-of-service benefit, counted year of service by year of service on the final salary.
 * Specification section 9: 5.88 % of annual salary for each of the first 5 years, 8.33 % for each year after.
 */
export function benefitYearByYear(
  plan: Pick<
    PensionPlan,
    | "age"
    | "retirementAge"
    | "monthlySalary"
    | "yearsOfService"
    | "salaryIncreasePercentage"
    | "applyEosbLimit"
  >,
): number {
  const yearsToRetirement = plan.retirementAge - plan.age;
  let finalSalary = 12 * plan.monthlySalary;
  for (let year = 0; year < yearsToRetirement; year++) finalSalary *= 1 + plan.salaryIncreasePercentage / 100;
  const service = plan.yearsOfService + yearsToRetirement;
  let benefit = 0;
  for (let year = 0; year < service; year++) {
    const served = Math.min(1, service - year);
    benefit += served * (year < 5 ? 0.0588 : 0.0833) * finalSalary;
  }
  return plan.applyEosbLimit ? Math.min(benefit, 2 * finalSalary) : benefit;
}
