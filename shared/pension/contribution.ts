import type { PensionPlan } from "./schemas.ts";

/** The plan's investment a month, today, in its currency. */
export function currentMonthlyInvestment(plan: PensionPlan): number {
  return plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
}

/** Whether the investment rises with the salary; a share of no salary is none, and an amount in its place rises with prices. */
export function risesWithSalary({
  isSalaryBasedContribution,
  monthlySalary,
}: Pick<PensionPlan, "isSalaryBasedContribution" | "monthlySalary">): boolean {
  return isSalaryBasedContribution && monthlySalary > 0;
}

/** An amount a month as a share of the salary: in percent, rounded up to the decimal that is shown, as the amount is. */
export function shareOfSalary(amount: number, monthlySalary: number): number {
  return Math.ceil((amount / monthlySalary) * 1000) / 10;
}
