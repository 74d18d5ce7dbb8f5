import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import {
  type Assumptions,
  CURRENCY_RATE,
  FUND_OF_RISK,
  INFLATION,
  LIVING_COST,
  MODEL_ASSUMPTIONS,
} from "./assumptions.ts";
import {
  basicShareOf,
  frozenGratuity,
  gratuitiesOfEmployers,
  gratuityByLaw,
  monthsPerEmployer,
  type Payment,
  schemePayments,
} from "./end-of-service.ts";
import { rootByBisection, shareNotBelowZero } from "./gap.ts";
import type { ReferenceOptions } from "./options.ts";
import { outcomesOf, valueAtAge, yearlySteps } from "./outcomes.ts";
import { percentile } from "./percentile.ts";
import { type Account, idWithFee, type Simulation, simulate, sumOf, withFee } from "./simulation.ts";
import { monthlyContributions, noTransactions, transactionAt } from "./transactions.ts";

/** The test contribution of the second gap call, a month. Specification section 7. */
const TEST_CONTRIBUTION = 1000;

const END_OF_SERVICE_ACCOUNTS = ["end-of-service-benefit", "savings-scheme"];
/** Everything that comes in apart from the plan's own contributions. */
const OTHER_INFLOWS = ["current-savings", ...END_OF_SERVICE_ACCOUNTS, "additional-savings", "other-income"];

/** Savings for the residence visa of retired expatriates: the UAE government's portal. AED. */
const VISA_SAVINGS_AED = 1_000_000;

/** A pension by brute force: every account of every scenario, month by month. All amounts in the plan's currency. */
export function referencePension(plan: PensionPlan, options: ReferenceOptions): RetirementResult {
  const { scenarios, seed, assumptions = MODEL_ASSUMPTIONS } = options;
  const retirement = 12 * (plan.retirementAge - plan.age);
  const horizon = 12 * (80 - plan.age);
  const livingCost = annualLivingCost(plan);

  const steps = yearlySteps(horizon);
  // Without other income what is left only falls once it is below zero, so that the end tells all.
  const retiredSteps = (plan.otherIncome ?? 0) > 0 ? steps.filter((t) => t > retirement) : [horizon];
  const accounts = pensionAccounts(plan, assumptions);
  const simulation = simulate({
    accounts: [...accounts, ...withFee(accounts)],
    horizon,
    equityShareAt: (t: number) => pensionEquityShare(plan, assumptions, t),
    totalSteps: steps,
    balanceSteps: [...new Set([retirement, ...retiredSteps])],
    assumptions,
    scenarios,
    seed,
  });
  const outcomes = outcomesOf(plan.age, steps, simulation.totalAt);

  const inflows = [...OTHER_INFLOWS, "monthly-investment"];
  /** The least that is ever left in retirement, one number a scenario: savings that were used up once did not last. */
  const leastLeft = (item: string, factor: number, others: readonly string[]) =>
    retiredSteps
      .map((t) => {
        const rest = sumOf(simulation, others, t);
        return simulation.balanceAt(item, t).map((value, s) => factor * value + (rest[s] as number));
      })
      .reduce((least, left) => least.map((value, s) => Math.min(value, left[s] as number)));
  const spendingFactor = rootByBisection((factor) => leastLeft("retirement-spending", factor, inflows));
  if (spendingFactor === null) throw new Error("every pension spends");

  const savingsScheme = plan.endOfService === "SavingsScheme" ? schemeResult(plan, simulation) : undefined;
  const contributionFactor =
    retirement === 0
      ? null
      : rootByBisection((factor) =>
          leastLeft("test-contribution", factor, [...OTHER_INFLOWS, "retirement-spending"]),
        );
  const requiredSavingsFactor = contributionFactor === null ? null : Math.max(0, contributionFactor);

  return {
    ...outcomes,
    currency: plan.currency,
    modelVersion: "reference",
    endOfServiceBenefit: savingsScheme?.valueAt50th ?? paymentsAtEndOfService(plan).at(-1)?.amount ?? 0,
    ...(savingsScheme && { savingsScheme }),
    ...(plan.checksRetirementVisa && visaChances(plan, simulation)),
    desiredSpendingAbility: livingCost,
    spendingAbility: spendingFactor * livingCost,
    chanceToReachLifestyleGoal: 100 * shareNotBelow(leastLeft("retirement-spending", 1, inflows)),
    chanceWithFee:
      100 * shareNotBelow(leastLeft(idWithFee("retirement-spending"), 1, inflows.map(idWithFee))),
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

/** End-of-service payments into the plan, the payment at retirement last; without a scheme's contributions. */
function paymentsAtEndOfService(plan: PensionPlan): readonly Payment[] {
  const retirement = 12 * (plan.retirementAge - plan.age);
  const changedEvery = monthsPerEmployer(plan);
  if (plan.endOfService === "SavingsScheme") {
    // Paid by the employer of today, at the end of that service.
    return [{ month: changedEvery ?? retirement, amount: frozenGratuity(plan) }];
  }
  if (changedEvery === undefined) return [{ month: retirement, amount: benefitYearByYear(plan) }];
  const paid = gratuitiesOfEmployers(plan, changedEvery / 12);
  return plan.benefitUse === "Spent" ? paid.slice(-1) : paid;
}

/** Value of the end-of-service savings at retirement, compared with the gratuity that they replace. */
function schemeResult(plan: PensionPlan, simulation: Simulation) {
  const retirement = 12 * (plan.retirementAge - plan.age);
  const values = sumOf(simulation, END_OF_SERVICE_ACCOUNTS, retirement);
  const gratuity = monthsPerEmployer(plan) === undefined ? gratuityByLaw(plan) : null;
  const isPaidIn = retirement > 0 && plan.monthlySalary > 0;
  return {
    valueAt10th: percentile(values, 0.1),
    valueAt50th: percentile(values, 0.5),
    valueAt90th: percentile(values, 0.9),
    gratuity,
    chanceToBeatGratuity: gratuity !== null && isPaidIn ? 100 * shareOfAtLeast(values, gratuity) : null,
  };
}

/** The chance of the savings that the visa asks for, at retirement and every five years after it until 80. */
function visaChances(plan: PensionPlan, simulation: Simulation) {
  const target = (VISA_SAVINGS_AED / CURRENCY_RATE.AED) * CURRENCY_RATE[plan.currency];
  const chanceAt = (age: number) => 100 * shareOfAtLeast(simulation.totalAt(12 * (age - plan.age)), target);
  const visaRenewals: { age: number; chance: number }[] = [];
  for (let age = plan.retirementAge + 5; age <= 80; age += 5) {
    visaRenewals.push({ age, chance: chanceAt(age) });
  }
  return { chanceOfVisaSavings: chanceAt(plan.retirementAge), visaRenewals };
}

function shareNotBelow(left: Float64Array): number {
  return shareNotBelowZero(left, new Float64Array(left.length));
}

function shareOfAtLeast(values: Float64Array, target: number): number {
  return values.filter((value) => value >= target).length / values.length;
}

/** Assumed future of a pension. */
export interface PensionFuture {
  /** Age until which money is spent. */
  readonly untilAge?: number;
  /** Extra yearly rise of living costs above the assumed one, as a fraction. */
  readonly dearer?: number;
}

/** Every account of the plan and, apart from them, the test contribution. */
export function pensionAccounts(
  plan: PensionPlan,
  assumptions: Assumptions,
  { untilAge = 80, dearer = 0 }: PensionFuture = {},
): readonly Account[] {
  const retirement = 12 * (plan.retirementAge - plan.age);
  const horizon = 12 * (untilAge - plan.age);
  const inflation = INFLATION[plan.country];
  const firstContribution = plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
  const isRisingWithSalary = plan.isSalaryBasedContribution && plan.monthlySalary > 0;
  const increase = isRisingWithSalary ? plan.salaryIncreasePercentage / 100 : inflation;
  const monthlyLivingCost = annualLivingCost(plan) / 12;
  const spending = noTransactions(horizon);
  const otherIncome = noTransactions(horizon);
  for (let t = retirement + 1; t <= horizon; t++) {
    const prices = (1 + inflation + dearer) ** Math.floor((t - 1) / 12);
    spending[t] = -monthlyLivingCost * prices;
    // The month that ends at t is lived at this age, in whole years.
    const age = plan.age + Math.floor((t - 1) / 12);
    if (age >= (plan.otherIncomeAge ?? 65)) {
      const firstAge = Math.max(plan.otherIncomeAge ?? 65, plan.retirementAge);
      const pricesAtFirst = (1 + inflation + dearer) ** (firstAge - plan.age);
      const level = plan.otherIncomeRises === false ? pricesAtFirst : prices;
      otherIncome[t] = ((plan.otherIncome ?? 0) / 12) * level;
    }
  }
  const endOfService = noTransactions(horizon);
  for (const { month, amount } of paymentsAtEndOfService(plan)) endOfService[month] = amount;
  return [
    { id: "current-savings", transactions: transactionAt(horizon, 0, plan.currentAdditional) },
    {
      id: "monthly-investment",
      transactions: monthlyContributions(horizon, firstContribution, increase, retirement - 1),
    },
    { id: "end-of-service-benefit", transactions: endOfService },
    schemeAccount(plan, horizon, assumptions),
    { id: "other-income", transactions: otherIncome },
    { id: "additional-savings", transactions: transactionAt(horizon, retirement, plan.expectedAdditional) },
    { id: "retirement-spending", transactions: spending },
    {
      id: "test-contribution",
      isBesidePlan: true,
      transactions: monthlyContributions(horizon, TEST_CONTRIBUTION, increase, retirement - 1),
    },
  ];
}

/** The savings scheme in the fund chosen for it, with its fee, until retirement; empty in a plan without one. */
function schemeAccount(plan: PensionPlan, horizon: number, { equityShare }: Assumptions): Account {
  const retirement = 12 * (plan.retirementAge - plan.age);
  const transactions = noTransactions(horizon);
  if (plan.endOfService === "SavingsScheme") {
    for (const { month, amount } of schemePayments(plan)) transactions[month] = amount;
  }
  const { schemeFund = "Balanced", schemeFeePercentage = 1 } = plan;
  return {
    id: "savings-scheme",
    transactions,
    own: {
      equityShareAt: (t) => (t < retirement ? equityShare[schemeFund] : equityShare.Conservative),
      annualFeeAt: (t) => (t < retirement ? schemeFeePercentage / 100 : 0),
    },
  };
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
export function benefitYearByYear(plan: PensionPlan): number {
  const yearsToRetirement = plan.retirementAge - plan.age;
  let finalSalary = 12 * plan.monthlySalary;
  for (let year = 0; year < yearsToRetirement; year++) finalSalary *= 1 + plan.salaryIncreasePercentage / 100;
  const service = plan.yearsOfService + yearsToRetirement;
  let benefit = 0;
  for (let year = 0; year < service; year++) {
    const served = Math.min(1, service - year);
    benefit += served * (year < 5 ? 0.0588 : 0.0833) * basicShareOf(plan) * finalSalary;
  }
  return plan.applyEosbLimit ? Math.min(benefit, 2 * finalSalary) : benefit;
}
