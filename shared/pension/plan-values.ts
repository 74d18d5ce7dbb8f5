import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { LATEST_WORK_PERMIT_AGE } from "#shared/domain/working-age.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { PensionPlan } from "./schemas.ts";

/** Returns the plan's current monthly investment, in its currency: 0 if no month is left before retirement. */
export function currentMonthlyInvestment(plan: PensionPlan): number {
  if (plan.age === plan.retirementAge) return 0;
  return plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
}

/** Returns what a plan takes from the household. */
export function pensionOutlay(plan: PensionPlan): Outlay {
  return {
    calculator: "pension",
    combines: [],
    currency: plan.currency,
    monthlyInvestment: currentMonthlyInvestment(plan),
    savings: plan.currentAdditional,
    salary: plan.monthlySalary,
  };
}

/**
 * Returns true if the investment rises with the salary: a share of no salary is an amount, which rises with prices.
 * @example risesWithSalary({ isSalaryBasedContribution: true, monthlySalary: 0 }) // false
 */
export function risesWithSalary({
  isSalaryBasedContribution,
  monthlySalary,
}: Pick<PensionPlan, "isSalaryBasedContribution" | "monthlySalary">): boolean {
  return isSalaryBasedContribution && monthlySalary > 0;
}

/** Returns a monthly amount as a share of the salary, in percent, rounded up to the decimal shown. */
export function shareOfSalary(amount: number, monthlySalary: number): number {
  return Math.ceil((amount / monthlySalary) * 1000) / 10;
}

type Options = Pick<PensionPlan, keyof typeof PENSION_OPTION_DEFAULTS>;

/** Returns a plan's options for the end of service and other income, with defaults for those left out. */
export function planOptions(plan: Options): Required<Options> {
  return { ...PENSION_OPTION_DEFAULTS, ...plan };
}

/** Returns the cost of retirement, USD a year in today's money: the plan's own budget, or the lifestyle's cost. */
export function livingCostUsd({
  annualLivingCost,
  country,
  lifestyle,
  currency,
}: Pick<PensionPlan, "annualLivingCost" | "country" | "lifestyle" | "currency">): number {
  return annualLivingCost === undefined
    ? COUNTRY_REFERENCES[country].livingCostUsd[lifestyle]
    : toUsd(annualLivingCost, currency);
}

/** Returns the same cost in the plan's currency. */
export function annualLivingCost(plan: Parameters<typeof livingCostUsd>[0]): number {
  return fromUsd(livingCostUsd(plan), plan.currency);
}

/**
 * Returns the years by which advice may delay retirement, until work permits end; 0 if retirement is now, or without
 * salary and investment, as nobody would pay for these years.
 */
export function yearsToRetireLater(plan: PensionPlan): number {
  const isRetired = plan.age === plan.retirementAge;
  const earnsNothing = plan.monthlySalary === 0 && currentMonthlyInvestment(plan) === 0;
  return isRetired || earnsNothing ? 0 : Math.max(0, LATEST_WORK_PERMIT_AGE - plan.retirementAge);
}
