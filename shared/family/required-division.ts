import { roundedDown, roundedUp, SUGGESTED_SHARE_STEP, targetOf } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS, PENSION_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { risesWithSalary } from "#shared/pension/plan-values.ts";
import type { FamilyChange } from "./insights-schemas.ts";
import { isPaidInTime, isShort } from "./own-savings.ts";
import { pensionPurse } from "./purses.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";
import { plannedAmounts } from "./spare.ts";

/** Another division of what is saved each month, with which every part's own savings reach the target. */
export interface RequiredDivision {
  readonly set: FamilyChange["set"];
  /** The least of the chances now, and at least that of every part then. Percent. */
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the division of the monthly savings in proportion to what the target requires of each part, if a part misses it
 * and together they are enough; rounded to the steps of the fields, and no more in all than now. Undefined also where
 * savings for children go on for retirement, which then requires more with less for a child.
 */
export function requiredDivision(
  plan: FamilyPlan,
  { purses }: FamilyResult,
  start: PlanMonth,
): RequiredDivision | undefined {
  const target = targetOf(plan);
  const parts = [...purses.children, purses.pension];
  if (plan.contributionsGoOn || !parts.some((purse) => isShort(purse, target))) return undefined;
  const isOpen = purses.children.every(
    (purse, child) => !isShort(purse, target) || isPaidInTime(plan, child, start),
  );
  const required = parts.map((purse) => purse.required[target]).filter((amount) => amount !== null);
  if (!isOpen || required.length < parts.length) return undefined;
  const [present, all] = [sumOf(plannedAmounts(plan)), sumOf(required)];
  if (all === 0 || present < all) return undefined;
  const { step, maximum } = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  const [ofRetirement = 0, ...ofChildren] = required.toReversed();
  const inShare = (amount: number) => Math.min(maximum, roundedDown((amount * present) / all, step));
  const amounts = ofChildren.toReversed().map((amount) => Math.max(roundedUp(amount, step), inShare(amount)));
  if (amounts.some((amount) => amount > maximum)) return undefined;
  const pension = pensionOf(plan, present - sumOf(amounts), ofRetirement);
  return (
    pension && {
      set: {
        pension: { ...plan.pension, ...pension },
        children: plan.children.map((child, index) => ({
          ...child,
          monthlyInvestment: amounts[index] ?? child.monthlyInvestment,
        })),
      },
      before: Math.min(...parts.map(({ chance }) => chance)),
      after: target,
    }
  );
}

/** Returns the contribution of at most an amount a month; undefined if it is less than is required, plan currency. */
function pensionOf(plan: FamilyPlan, most: number, required: number) {
  const alone = pensionPurse(plan);
  if (risesWithSalary(alone)) {
    const { monthlySalary } = alone;
    const { maximum } = PENSION_LIMITS.investmentPercentageOfSalary;
    const share = Math.min(maximum, roundedDown((100 * most) / monthlySalary, SUGGESTED_SHARE_STEP));
    return (share * monthlySalary) / 100 < required ? undefined : { investmentPercentageOfSalary: share };
  }
  const { step, maximum } = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  const monthlyInvestment = Math.min(maximum, roundedDown(most, step));
  return monthlyInvestment < required ? undefined : { isSalaryBasedContribution: false, monthlyInvestment };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
