import type { Change } from "#shared/contract/insights.ts";
import { MORE_NOW_OF_SALARY, SUGGESTED_SHARE_STEP, SUGGESTED_STEP } from "#shared/domain/insights.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { roundedDown, roundedUp } from "#shared/domain/suggested-amounts.ts";
import { currentMonthlyInvestment, risesWithSalary } from "./contribution.ts";
import { validatePensionPlan } from "./form.ts";
import type { PensionPlan } from "./schemas.ts";

/** A change of a plan, and the plan with it. */
export interface PlanChange extends Pick<Change, "kind"> {
  readonly set: Partial<PensionPlan>;
  readonly plan: PensionPlan;
}

/** A change as long as it is one, and the contract takes the plan with it. */
function planChange(
  kind: Change["kind"],
  plan: PensionPlan,
  set: Partial<PensionPlan>,
): PlanChange | undefined {
  const changed = validatePensionPlan({ ...plan, ...set });
  if (!changed.ok || JSON.stringify(changed.value) === JSON.stringify(plan)) return undefined;
  return { kind, set, plan: changed.value };
}

/** At least an amount a month, in the plan's currency, rounded up to what is easily entered. */
export function contributionOf(plan: PensionPlan, amount: number): PlanChange | undefined {
  if (plan.age === plan.retirementAge) return undefined;
  const { isSalaryBasedContribution, monthlySalary, currency } = plan;
  if (risesWithSalary(plan)) {
    const share = roundedUp((100 * amount) / monthlySalary, SUGGESTED_SHARE_STEP);
    return planChange("monthlyInvestment", plan, { investmentPercentageOfSalary: share });
  }
  const monthlyInvestment = roundedUp(amount, MONTHLY_INVESTMENT_LIMITS[currency].step);
  return planChange("monthlyInvestment", plan, {
    ...(isSalaryBasedContribution && { isSalaryBasedContribution: false }),
    monthlyInvestment,
  });
}

/** So much more a month, in the plan's currency. */
export function moreAMonth(plan: PensionPlan, amount: number): PlanChange | undefined {
  return contributionOf(plan, currentMonthlyInvestment(plan) + amount);
}

/** Part of a year's salary more now; none without a salary. */
export function moreNow(plan: PensionPlan): PlanChange | undefined {
  const more = roundedUp(MORE_NOW_OF_SALARY * MONTHS_PER_YEAR * plan.monthlySalary, SUGGESTED_STEP);
  return planChange("savingsNow", plan, { currentAdditional: plan.currentAdditional + more });
}

/** Retirement so many years later, or earlier. The end-of-service benefit follows. */
export function retirementMoved(plan: PensionPlan, years: number): PlanChange | undefined {
  return planChange("retirementAge", plan, { retirementAge: plan.retirementAge + years });
}

/** Spending of at most an amount a year, in the plan's currency and today's money. */
export function spendingOf(plan: PensionPlan, amount: number): PlanChange | undefined {
  return planChange("spending", plan, { annualLivingCost: roundedDown(amount, SUGGESTED_STEP) });
}

/** The next simpler lifestyle; none where the plan has a budget of its own. */
export function simplerLifestyle(plan: PensionPlan): PlanChange | undefined {
  const lifestyle = LIFESTYLES[LIFESTYLES.indexOf(plan.lifestyle) - 1];
  if (lifestyle === undefined || plan.annualLivingCost !== undefined) return undefined;
  return planChange("lifestyle", plan, { lifestyle });
}
