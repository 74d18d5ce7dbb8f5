import { isFelt, MOST_CHANGES } from "#shared/domain/insights.ts";

interface ChangedChance {
  /** Percent. */
  readonly chanceToReachLifestyleGoal: number;
}

/** Returns the changes that raise a chance noticeably, largest first, up to the maximum shown. */
export function largestRises<C extends ChangedChance>(changed: readonly C[], chance: number): readonly C[] {
  return changed
    .filter(({ chanceToReachLifestyleGoal: then }) => then > chance && isFelt(chance, then))
    .sort((one, other) => other.chanceToReachLifestyleGoal - one.chanceToReachLifestyleGoal)
    .slice(0, MOST_CHANGES);
}
