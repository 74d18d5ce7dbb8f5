import { uncoveredNow } from "#shared/domain/due-now.ts";
import { isFelt, LEAST_TO_LIVE_ON, MOST_CHANGES, roundedUp, targetOf } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import { sumOf } from "#shared/domain/sum-of.ts";
import { contributionSet } from "#shared/pension/contribution.ts";
import type { FamilyChange } from "./insights-schemas.ts";
import { familyMonth } from "./month.ts";
import { childPurses, pensionPurse } from "./purses.ts";
import { lastPayment } from "./savings-division.ts";
import type { FamilyPlan, FamilyResult, Purse } from "./schemas.ts";
import { plannedAmounts, spareAmounts } from "./spare.ts";

/** More to save each month for one part, with which its own savings reach the target. */
export interface OwnSavings extends Pick<FamilyChange, "kind" | "child" | "set"> {
  readonly kind: "monthlyInvestment";
  /** Index of the part: the children in their order, then retirement. */
  readonly part: number;
  /** Percent. */
  readonly before: number;
  readonly after: number;
}

/** Number of parts that are told: other changes need room as well. */
const MOST_PARTS = MOST_CHANGES - 2;

/**
 * Returns what parts below the target require each month to reach it from their own savings, the least certain first. Left
 * out is what a form does not accept, and a child that is paid for after retirement. Nothing is told without a salary, or if
 * all of it, with what is left out, would leave too little of that to live on: whoever paid for one part would give up
 * another.
 */
export function ownSavings(
  plan: FamilyPlan,
  { purses }: FamilyResult,
  start: PlanMonth,
): readonly OwnSavings[] {
  const target = targetOf(plan);
  const planned = plannedAmounts(plan);
  const present = familyMonth(plan);
  const short = [...purses.children, purses.pension].flatMap(({ chance, required }, part) => {
    const amount = required[target];
    if (!amount || !isShort({ chance }, target)) return [];
    const isChild = part < plan.children.length;
    const set = isChild ? ofChild(plan, part, amount, start) : ofPension(plan, amount);
    const more = set ? familyMonth({ ...plan, ...set }) - present : amount - (planned[part] ?? 0);
    return more > 0 ? [{ part, isChild, set, more, before: chance }] : [];
  });
  if (present + sumOf(short.map(({ more }) => more)) > mostToSave(plan)) return [];
  return short
    .flatMap(({ part, isChild, set, before }): OwnSavings[] => {
      if (set === undefined) return [];
      return [
        { kind: "monthlyInvestment", ...(isChild && { child: part }), set, part, before, after: target },
      ];
    })
    .toSorted((one, other) => one.before - other.before)
    .slice(0, MOST_PARTS);
}

/** Returns the most that a family is asked to save each month, plan currency: the rest of its salary is to live on. */
export function mostToSave({ pension }: FamilyPlan): number {
  return (1 - LEAST_TO_LIVE_ON) * pension.monthlySalary;
}

/** Returns true if the chance of a part, or of all of it, misses the target noticeably. @param target percent */
export function isShort({ chance }: Pick<Purse, "chance">, target: number): boolean {
  return chance < target && isFelt(chance, target);
}

/** Returns true if no part that gets what its target requires each month gets less with a change. */
export function keepsOwnSavings(
  plan: FamilyPlan,
  result: FamilyResult,
  set: FamilyChange["set"],
  start: PlanMonth,
): boolean {
  const then = spareAmounts({ ...plan, ...set }, result, start);
  return spareAmounts(plan, result, start).every((spare, part) => spare < 0 || (then[part] ?? 0) >= 0);
}

/**
 * Returns true if monthly savings can pay for all goals of a child: none is due this month beyond its savings, and the last
 * payment is before retirement, after which there is no salary to save.
 */
export function isPaidInTime(plan: FamilyPlan, child: number, start: PlanMonth): boolean {
  const purse = childPurses(plan)[child];
  if (purse === undefined) return true;
  const { age, retirementAge } = plan.pension;
  const isLate = lastPayment(purse.goals, start) >= MONTHS_PER_YEAR * (retirementAge - age);
  return !isLate && uncoveredNow(purse.goals, { ...purse, monthlyInvestment: 0 }, start) === 0;
}

function ofChild(plan: FamilyPlan, part: number, required: number, start: PlanMonth) {
  const { children, currency } = plan;
  const { step, maximum } = MONTHLY_INVESTMENT_LIMITS[currency];
  if (!isPaidInTime(plan, part, start)) return undefined;
  const monthlyInvestment = roundedUp(required, step);
  if (monthlyInvestment > maximum) return undefined;
  return {
    children: children.map((child, index) => (index === part ? { ...child, monthlyInvestment } : child)),
  };
}

function ofPension(plan: FamilyPlan, required: number) {
  const set = contributionSet(pensionPurse(plan), required);
  return set && { pension: { ...plan.pension, ...set } };
}
