import { LEAST_EFFECT, MOST_CHANGES } from "#shared/domain/insights.ts";

interface ChangedChance {
  /** Percent. */
  readonly chanceToReachLifestyleGoal: number;
}

/** Of what was changed in a plan, all that moves its chance by enough to tell, either way. */
export function felt<C extends ChangedChance>(changed: readonly C[], chance: number): readonly C[] {
  return changed.filter(
    ({ chanceToReachLifestyleGoal }) => Math.abs(chanceToReachLifestyleGoal - chance) >= LEAST_EFFECT,
  );
}

/** The changes that raise a chance the most, the largest first. */
export function largestRises<C extends ChangedChance>(changed: readonly C[], chance: number): readonly C[] {
  return felt(changed, chance)
    .filter(({ chanceToReachLifestyleGoal }) => chanceToReachLifestyleGoal > chance)
    .sort((one, other) => other.chanceToReachLifestyleGoal - one.chanceToReachLifestyleGoal)
    .slice(0, MOST_CHANGES);
}

/** The changes that lower a chance the most, the largest first. */
export function largestFalls<C extends ChangedChance>(changed: readonly C[], chance: number): readonly C[] {
  return felt(changed, chance)
    .filter(({ chanceToReachLifestyleGoal }) => chanceToReachLifestyleGoal < chance)
    .sort((one, other) => one.chanceToReachLifestyleGoal - other.chanceToReachLifestyleGoal)
    .slice(0, MOST_CHANGES);
}
