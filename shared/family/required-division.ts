import { uncoveredNow } from "#shared/domain/due-now.ts";
import { roundedDown, roundedUp, SUGGESTED_SHARE_STEP, targetOf } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS, PENSION_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { sumOf } from "#shared/domain/sum-of.ts";
import { currentMonthlyInvestment, risesWithSalary } from "#shared/pension/plan-values.ts";
import type { FamilyChange } from "./insights-schemas.ts";
import { familyMonth } from "./month.ts";
import { isPaidInTime, isShort, mostToSave } from "./own-savings.ts";
import { childPurses, pensionPurse } from "./purses.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";
import { plannedAmounts } from "./spare.ts";

/** Another division of what is saved each month, with which every part's own savings reach the target. */
export interface RequiredDivision {
  readonly set: FamilyChange["set"];
  /** True if it takes more in all than now. */
  readonly isMore: boolean;
  /** The least of the chances now, and at least that of every part then. Percent. */
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the division of the monthly savings in proportion to what the target requires of each part, if a part misses it
 * and together they are enough; rounded to the steps of the fields, and no more in all than now. If they are not enough, but
 * what some parts do not need has to pay for others, every part gets what it requires: more in all than now. Undefined also
 * where savings for children go on for retirement, which then requires more with less for a child.
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
  const [present, all] = [familyMonth(plan), sumOf(required)];
  const isMore = present < all;
  if (all === 0 || (isMore && !needsOthers(plan, required))) return undefined;
  const whole = Math.max(present, all);
  const [ofRetirement = 0, ...ofChildren] = required.toReversed();
  const pension = pensionOf(plan, (ofRetirement * whole) / all, ofRetirement);
  if (pension === undefined) return undefined;
  // Children take what retirement leaves: the steps of a share of the salary are larger than theirs.
  const rest = whole - currentMonthlyInvestment({ ...pensionPurse(plan), ...pension });
  const { step, maximum } = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  const ofAllChildren = all - ofRetirement;
  const amounts = ofChildren
    .toReversed()
    .map((amount) =>
      Math.max(
        roundedUp(amount, step),
        Math.min(maximum, amount > 0 ? roundedDown((amount * rest) / ofAllChildren, step) : 0),
      ),
    );
  const most = isMore ? mostToSave(plan) - whole + rest : rest;
  if (sumOf(amounts) > most || amounts.some((amount) => amount > maximum)) return undefined;
  const set = {
    pension: { ...plan.pension, ...pension },
    children: plan.children.map((child, index) => ({
      ...child,
      monthlyInvestment: amounts[index] ?? child.monthlyInvestment,
    })),
  };
  // A requirement covers no payment of this month, which this month's contribution may pay for.
  const leavesUncovered = childPurses({ ...plan, ...set }).some(
    (purse) => uncoveredNow(purse.goals, purse, start) > 0,
  );
  if (leavesUncovered) return undefined;
  return {
    set,
    isMore,
    before: Math.min(...parts.map(({ chance }) => chance)),
    after: target,
  };
}

/**
 * Returns true if parts that get less than they require leave too little of the salary to live on where others keep what
 * they get now.
 */
function needsOthers(plan: FamilyPlan, required: readonly number[]): boolean {
  const kept = plannedAmounts(plan).map((amount, part) => Math.max(amount, required[part] ?? 0));
  return sumOf(kept) > mostToSave(plan);
}

/**
 * Returns the contribution of about an amount a month, rounded down, but of no less than is required, plan currency;
 * undefined if the form does not accept that.
 */
function pensionOf(plan: FamilyPlan, amount: number, required: number) {
  const alone = pensionPurse(plan);
  const { monthlySalary, isSalaryBasedContribution } = alone;
  const limits = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  const isShare = risesWithSalary(alone);
  const { maximum } = isShare ? PENSION_LIMITS.investmentPercentageOfSalary : limits;
  const [step, unit] = isShare ? [SUGGESTED_SHARE_STEP, monthlySalary / 100] : [limits.step, 1];
  const least = roundedUp(required / unit, step);
  if (least > maximum) return undefined;
  const value = Math.max(least, Math.min(maximum, roundedDown(amount / unit, step)));
  return isShare
    ? { investmentPercentageOfSalary: value }
    : { ...(isSalaryBasedContribution && { isSalaryBasedContribution: false }), monthlyInvestment: value };
}
