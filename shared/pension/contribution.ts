import type { PensionPlan } from "./schemas.ts";

/** The plan's investment a month, today, in its currency. */
export function currentMonthlyInvestment(plan: PensionPlan): number {
  return plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
}
