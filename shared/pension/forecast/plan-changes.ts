import type { Change } from "#shared/contract/insights.ts";
import {
  MORE_NOW_OF_SALARY,
  roundedDown,
  roundedUp,
  STRAIN_OF_A_YEAR,
  SUGGESTED_SHARE_STEP,
  SUGGESTED_STEP,
} from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { contributionSet, mostToInvest } from "../contribution.ts";
import { validatePensionPlan } from "../form.ts";
import { annualLivingCost, currentMonthlyInvestment, risesWithSalary } from "../plan-values.ts";
import type { PensionPlan } from "../schemas.ts";

/** A change of a plan, with the changed plan. */
export interface PlanChange extends Pick<Change, "kind"> {
  readonly set: Partial<PensionPlan>;
  readonly plan: PensionPlan;
}

/** Returns a change if it differs from the plan and the contract accepts the changed plan. */
function planChange(
  kind: Change["kind"],
  plan: PensionPlan,
  set: Partial<PensionPlan>,
): PlanChange | undefined {
  const changed = validatePensionPlan({ ...plan, ...set });
  if (!changed.ok || JSON.stringify(changed.value) === JSON.stringify(plan)) return undefined;
  return { kind, set, plan: changed.value };
}

/** Returns a change to a contribution of at least a monthly amount, plan currency, rounded up to its field's step. */
export function contributionOf(plan: PensionPlan, amount: number): PlanChange | undefined {
  const set = contributionSet(plan, amount);
  return set && planChange("monthlyInvestment", plan, set);
}

/** Returns a change that invests the given amount more each month, in the plan's currency. */
export function moreAMonth(plan: PensionPlan, amount: number): PlanChange | undefined {
  return contributionOf(plan, currentMonthlyInvestment(plan) + amount);
}

/** Returns a change that invests at most the given amount more each month, plan currency, rounded down to its field's step. */
export function atMostMoreAMonth(plan: PensionPlan, amount: number): PlanChange | undefined {
  if (plan.age === plan.retirementAge) return undefined;
  const { monthlySalary, currency } = plan;
  const most = Math.min(currentMonthlyInvestment(plan) + amount, mostToInvest(plan));
  return planChange(
    "monthlyInvestment",
    plan,
    risesWithSalary(plan)
      ? { investmentPercentageOfSalary: roundedDown((100 * most) / monthlySalary, SUGGESTED_SHARE_STEP) }
      : {
          isSalaryBasedContribution: false,
          monthlyInvestment: roundedDown(most, MONTHLY_INVESTMENT_LIMITS[currency].step),
        },
  );
}

/** Returns a change that saves part of a year's salary more now; undefined without a salary. */
export function moreNow(plan: PensionPlan): PlanChange | undefined {
  const more = roundedUp(MORE_NOW_OF_SALARY * MONTHS_PER_YEAR * plan.monthlySalary, SUGGESTED_STEP);
  return planChange("savingsNow", plan, { currentAdditional: plan.currentAdditional + more });
}

/** Returns a change that moves retirement by the given years, later or earlier. The end-of-service benefit follows. */
export function retirementMoved(plan: PensionPlan, years: number): PlanChange | undefined {
  return planChange("retirementAge", plan, { retirementAge: plan.retirementAge + years });
}

/** Returns a change to spending of at most the given yearly amount, in the plan's currency and today's money. */
export function spendingOf(plan: PensionPlan, amount: number): PlanChange | undefined {
  return planChange("spending", plan, { annualLivingCost: roundedDown(amount, SUGGESTED_STEP) });
}

/** Returns another change and a contribution at once, if the contract accepts them and the contribution rises. */
export function combination(plan: PensionPlan, other: PlanChange, amount: number): PlanChange | undefined {
  const contribution = contributionOf(other.plan, amount);
  if (contribution === undefined) return undefined;
  if (currentMonthlyInvestment(contribution.plan) <= currentMonthlyInvestment(plan)) return undefined;
  return { kind: "combination", set: { ...other.set, ...contribution.set }, plan: contribution.plan };
}

/**
 * Returns what a changed plan asks of the visitor, as a part of a year's salary, or of a year's spending where there is
 * none: what is paid more in the first year, the years that are worked longer, and the spending that is given up.
 */
export function strainOf(plan: PensionPlan, changed: PensionPlan): number {
  const income = MONTHS_PER_YEAR * plan.monthlySalary || annualLivingCost(plan);
  const more = MONTHS_PER_YEAR * (currentMonthlyInvestment(changed) - currentMonthlyInvestment(plan));
  const now = changed.currentAdditional - plan.currentAdditional;
  const years = changed.retirementAge - plan.retirementAge;
  return (
    (more + now) / income + years * STRAIN_OF_A_YEAR + 1 - annualLivingCost(changed) / annualLivingCost(plan)
  );
}
