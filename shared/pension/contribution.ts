import type { PensionPlan } from "./schemas.ts";

/** Returns the plan's current monthly investment, in its currency: 0 if no month is left before retirement. */
export function currentMonthlyInvestment(plan: PensionPlan): number {
  if (plan.age === plan.retirementAge) return 0;
  return plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
}

/**
 * Returns true if the investment rises with the salary. A share of no salary does not: an amount replaces it, which
 * rises with prices.
 * @example risesWithSalary({ isSalaryBasedContribution: true, monthlySalary: 0 }) // false
 */
export function risesWithSalary({
  isSalaryBasedContribution,
  monthlySalary,
}: Pick<PensionPlan, "isSalaryBasedContribution" | "monthlySalary">): boolean {
  return isSalaryBasedContribution && monthlySalary > 0;
}

/**
 * Returns a monthly amount as a share of the salary, in percent: rounded up to the decimal shown, like the amount
 * itself.
 */
export function shareOfSalary(amount: number, monthlySalary: number): number {
  return Math.ceil((amount / monthlySalary) * 1000) / 10;
}
