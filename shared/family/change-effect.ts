import { isFelt } from "#shared/domain/insights.ts";
import type { FamilyChange } from "./insights-schemas.ts";
import type { FamilyResult } from "./schemas.ts";

/** The chances of a family's plan that a change may raise. */
export type Chances = Pick<FamilyChange, "onePurse" | "allTogether">;

/** What a change does to one chance, in percent. */
export interface ChangeEffect {
  /** Index of a part from one purse, the children in their order and then retirement; undefined for all of it. */
  readonly part: number | undefined;
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the chance of all of it, in percent: that everybody's own savings are enough or, where the planning service
 * cannot tell, the smallest from one purse.
 */
export function chanceOfAll({ onePurse, allTogether }: Chances): number {
  return allTogether ?? Math.min(...partsOf({ onePurse }));
}

/**
 * Below this chance of all of it, several parts need help, and helping one hardly raises that of all. Unit: percent.
 */
export const LEAST_OF_ALL = 10;

/**
 * Returns what a change does to the chance of all of it or, where that stays small, to the part that it raises most of those
 * below the target.
 * @param target percent
 * @returns undefined if it raises no chance noticeably, or raises one part at the cost of another that then misses the
 * target
 */
export function changeEffect(now: Chances, then: Chances, target: number): ChangeEffect | undefined {
  const before = partsOf(now);
  const parts = partsOf(then).map((after, part) => ({ part, before: before[part] ?? 0, after }));
  if (!parts.every((part) => isKept(part, target))) return undefined;
  const all = { part: undefined, before: chanceOfAll(now), after: chanceOfAll(then) };
  if (Math.max(all.before, all.after) >= LEAST_OF_ALL)
    return riseOf(all) > 0 && isFelt(all.before, all.after) ? all : undefined;
  const [most] = parts
    .filter(({ before }) => before < target)
    .toSorted((one, other) => riseOf(other) - riseOf(one));
  return most && riseOf(most) > 0 && isFelt(most.before, most.after) ? most : undefined;
}

/** Returns true if a chance is lowered noticeably neither below the target, in percent, nor further below it. */
export function isKept({ before, after }: Pick<ChangeEffect, "before" | "after">, target: number): boolean {
  const kept = Math.min(before, target);
  return after >= kept || !isFelt(kept, after);
}

/** What a change does to a part's chance from its own savings. */
type Loss = ChangeEffect & { readonly part: number };

/** Returns the parts whose own savings, of which a change takes some, then miss the target, in percent, or miss it further. */
export function lossesOf(
  { withLess = [] }: FamilyChange,
  { purses }: FamilyResult,
  target: number,
): readonly Loss[] {
  const before = [...purses.children, purses.pension].map(({ chance }) => chance);
  return withLess
    .map(({ part, chance }) => ({ part, before: before[part] ?? 0, after: chance }))
    .filter((loss) => !isKept(loss, target));
}

/** Returns true if a division of the savings gives all of it at least as many points as it takes from any part. */
export function isWorthItsLosses(change: FamilyChange, result: FamilyResult, target: number): boolean {
  const effect = changeEffect(result, change, target);
  const gain = effect === undefined || effect.part !== undefined ? 0 : riseOf(effect);
  return lossesOf(change, result, target).every(({ before, after }) => before - after <= gain);
}

/** Returns by how many points a change raises the chance that it is told by. */
export function riseOf({ before, after }: ChangeEffect): number {
  return after - before;
}

/** Returns true if a change divides the same money differently. */
export function isDivision({ kind }: Pick<FamilyChange, "kind">): boolean {
  return kind === "savings" || kind === "monthlyDivision";
}

function partsOf({ onePurse: { children, retirement } }: Pick<Chances, "onePurse">): readonly number[] {
  return [...children, retirement];
}
