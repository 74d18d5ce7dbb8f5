import type { Currency } from "./currencies.ts";

// Alternatives that a plan is compared with to show visitors how the answer could change. Source of all figures: design
// of the insights (docs/model.md). Date: November 2026.

/** Levels of certainty that a visitor may aim for. Unit: percent of the scenarios. */
export const CERTAINTY_LEVELS = [50, 75, 90] as const;

export type CertaintyLevel = (typeof CERTAINTY_LEVELS)[number];

/** The chance that proposals for plans below it aim for, and the chance above which a plan has room. Unit: percent. */
export const CHANCE_TO_REACH = 75 satisfies CertaintyLevel;
export const CHANCE_TO_KEEP = 90 satisfies CertaintyLevel;

/** End of a long life: the later of an age and a number of years from now. Unit: years. */
const LONG_LIFE = { untilAge: 90, yearsFromNow: 15 } as const;

/** Returns the age until which a plan has to last before it counts as having room. @param ageYears today */
export function longLifeAge(ageYears: number): number {
  return Math.max(LONG_LIFE.untilAge, ageYears + LONG_LIFE.yearsFromNow);
}

/** The least that proposals ask for. Source: specification section 1, the rule of thumb. Unit: part of the income. */
export const RULE_OF_THUMB_SHARE = 0.2;

/** The smallest effect worth a decision. Unit: percentage points. */
const LEAST_EFFECT = 1;
/** Returns true if a change raises or lowers a chance noticeably. Both in percent. */
export function isFelt(before: number, after: number): boolean {
  return Math.abs(after - before) >= LEAST_EFFECT;
}

/** Maximum number of changes shown: more would be a list to read, not a decision. */
export const MOST_CHANGES = 5;

/** Proposed increase of the monthly investment. Unit: the named currency. */
export const MORE_A_MONTH = { AED: 500, USD: 150 } as const satisfies Record<Currency, number>;
/** Proposed extra savings now, for a goal without a salary. Unit: the named currency. */
export const MORE_NOW = { AED: 5_000, USD: 1_500 } as const satisfies Record<Currency, number>;
/** Proposed extra savings now, for a visitor with a salary. Unit: part of a year's salary. */
export const MORE_NOW_OF_SALARY = 0.1;
/** Proposed delay of retirement. Unit: years. */
export const LATER_RETIREMENT = 2;
/** Proposed reduction of an expense. Unit: part of the expense. */
export const LESS_TO_PAY = 0.1;

/** Lower returns and faster inflation than assumed: the difference. Unit: fraction a year. */
export const LOWER_RETURNS = 0.01;
export const FASTER_PRICES = 0.01;
/** Ages until which savings may have to last. Unit: years. */
export const LONGER_LIVES = [85, 90, 95] as const;

/** Number of the Kids Saver's goals whose changes are calculated, dearest first. */
export const MOST_GOALS_CHANGED = 3;

/** Suggested amounts are whole multiples of this. Unit: plan currency, for an amount now or a year. */
export const SUGGESTED_STEP = 100;
/** Suggested shares of a salary are whole multiples of this. Unit: percentage points. */
export const SUGGESTED_SHARE_STEP = 0.5;

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

/** Relative error of a whole multiple: a tenth of a year's salary of 20,000 a month comes to 24,000.000000000004. */
const ROUNDING_ALLOWANCE = 1e-12;

/** Returns the smallest whole multiple of a step that is not less than an amount. */
export function roundedUp(amount: number, step: number): number {
  return Math.ceil((amount / step) * (1 - ROUNDING_ALLOWANCE)) * step;
}

/** Returns the largest whole multiple of a step that is not more than an amount. */
export function roundedDown(amount: number, step: number): number {
  return Math.floor((amount / step) * (1 + ROUNDING_ALLOWANCE)) * step;
}

/**
 * The fee that a forecast without fees is compared with, so that visitors see its effect on their chance: a fund and
 * its platform together often charge about this much. Source: design of the financial model (docs/model.md).
 * Date: November 2026. Unit: fraction of the savings, a year.
 */
export const COMPARED_ANNUAL_FEE = 0.01;
