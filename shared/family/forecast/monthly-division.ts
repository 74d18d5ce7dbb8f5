import { roundedUp } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { sumOf } from "#shared/domain/sum-of.ts";
import { atMostMoreAMonth, contributionOf } from "#shared/pension/forecast/plan-changes.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import type { FamilyChange } from "../insights-schemas.ts";
import { childPurses, pensionPurse } from "../purses.ts";
import { neededEachMonth } from "../savings-division.ts";
import type { FamilyPlan } from "../schemas.ts";

/**
 * Returns the change that moves what children get each month beyond their need: to the other children as far as they lack
 * something, in their order, and the rest to retirement. If no child has more than it needs, what they lack is moved from
 * retirement.
 * @returns undefined if there is nothing to move
 */
export function monthlyByNeed(plan: FamilyPlan, start: PlanMonth): FamilyChange["set"] | undefined {
  const { step } = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  const beyond = childPurses(plan).map(
    (purse) => purse.monthlyInvestment - roundedUp(neededEachMonth(purse, start), step),
  );
  const spare = beyond.map((amount) => Math.max(0, amount));
  const lacks = beyond.map((amount) => Math.max(0, -amount));
  const alone = pensionPurse(plan);
  const present = currentMonthlyInvestment(alone);
  const free = sumOf(spare);
  const change =
    free > 0
      ? atMostMoreAMonth(alone, Math.max(0, free - sumOf(lacks)))
      : contributionOf(alone, Math.max(0, present - sumOf(lacks)));
  const taken = change ? currentMonthlyInvestment(change.plan) - present : 0;
  const given = sharedInOrder(free > 0 ? free : -taken, lacks);
  // What nobody takes stays where it is.
  const lost = sharedInOrder(sumOf(given) + taken, spare);
  if (sumOf(given) + sumOf(lost) < step) return undefined;
  return {
    pension: { ...plan.pension, ...change?.set },
    children: plan.children.map((child, index) => ({
      ...child,
      // Shares of a salary are no whole amounts.
      monthlyInvestment: roundedUp(child.monthlyInvestment + (given[index] ?? 0) - (lost[index] ?? 0), 1),
    })),
  };
}

/** Returns what each part gets of an amount: as much as it takes, the first one first. */
function sharedInOrder(amount: number, parts: readonly number[]): readonly number[] {
  return parts.map((part, index) => Math.max(0, Math.min(part, amount - sumOf(parts.slice(0, index)))));
}
