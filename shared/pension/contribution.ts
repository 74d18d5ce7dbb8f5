import { roundedUp, SUGGESTED_SHARE_STEP } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS, PENSION_LIMITS } from "#shared/domain/limits.ts";
import { currentMonthlyInvestment, risesWithSalary } from "./plan-values.ts";
import type { PensionPlan } from "./schemas.ts";

type Contribution = Partial<
  Pick<PensionPlan, "investmentPercentageOfSalary" | "isSalaryBasedContribution" | "monthlyInvestment">
>;

/**
 * Returns the fields of a contribution of at least a monthly amount, plan currency, rounded up to its field's step;
 * undefined if no month is left for it, or it is more than a change may propose.
 */
export function contributionSet(plan: PensionPlan, amount: number): Contribution | undefined {
  if (plan.age === plan.retirementAge) return undefined;
  const { isSalaryBasedContribution, monthlySalary, currency } = plan;
  if (risesWithSalary(plan)) {
    const share = roundedUp((100 * amount) / monthlySalary, SUGGESTED_SHARE_STEP);
    return share > PENSION_LIMITS.investmentPercentageOfSalary.maximum
      ? undefined
      : { investmentPercentageOfSalary: share };
  }
  const { step, maximum } = MONTHLY_INVESTMENT_LIMITS[currency];
  const monthlyInvestment = roundedUp(amount, step);
  if (monthlyInvestment > Math.min(maximum, mostToInvest(plan))) return undefined;
  return { ...(isSalaryBasedContribution && { isSalaryBasedContribution: false }), monthlyInvestment };
}

/** Returns the most that a change may propose to invest a month: the largest share of a salary, or what it is now. */
export function mostToInvest(plan: PensionPlan): number {
  const { maximum } = PENSION_LIMITS.investmentPercentageOfSalary;
  return plan.monthlySalary === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(currentMonthlyInvestment(plan), (plan.monthlySalary * maximum) / 100);
}
