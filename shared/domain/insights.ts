import type { Currency } from "./currencies.ts";
import { HORIZON_AGE } from "./limits.ts";

// Alternatives that a plan is compared with to show visitors how the answer could change. Source of all figures: design
// of the insights (docs/model.md). Date: November 2026.

/** Levels of certainty that a visitor may aim for. Unit: percent of the scenarios. */
export const CERTAINTY_LEVELS = [50, 75, 90] as const;

export type CertaintyLevel = (typeof CERTAINTY_LEVELS)[number];

/** Returns the percentile of the totals that reaches a target in so many percent of the scenarios; from 0 to 1. */
export function percentileOf(level: CertaintyLevel): number {
  return 1 - level / 100;
}

/** Below this a plan is likelier to miss its goal. Source: specification section 9. Unit: percent. */
export const EVEN_CHANCE = 50 satisfies CertaintyLevel;
/** The chance that proposals aim for unless the visitor chooses another level. Unit: percent. */
export const DEFAULT_TARGET_CHANCE = 75 satisfies CertaintyLevel;
/** The chance above which a plan has room. Unit: percent. */
export const CHANCE_TO_KEEP = 90 satisfies CertaintyLevel;

/** Returns the chance that a plan aims for, in percent. @example targetOf({}) // 75 */
export function targetOf({ targetChance }: { readonly targetChance?: CertaintyLevel }): CertaintyLevel {
  return targetChance ?? DEFAULT_TARGET_CHANCE;
}

/** End of a long life: the later of an age and a number of years from now. Unit: years. */
const LONG_LIFE = { untilAge: 90, yearsFromNow: 15 } as const;

/**
 * Returns the age until which a plan has to last before it counts as having room; of two people, until the end of the
 * longer of two long lives. @param ageYears today @param partnerAgeYears today
 */
export function longLifeAge(ageYears: number, partnerAgeYears: number = ageYears): number {
  const yearsOf = (age: number) => Math.max(LONG_LIFE.untilAge - age, LONG_LIFE.yearsFromNow);
  return ageYears + Math.max(yearsOf(ageYears), yearsOf(partnerAgeYears));
}

/** Returns true if a pension's horizon is nearer than the end of a long life can be. @param ageYears today */
export function isHorizonNear(ageYears: number): boolean {
  return HORIZON_AGE - ageYears < LONG_LIFE.yearsFromNow;
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
/** The same for a family with a salary. Unit: part of the salary. */
export const MORE_OF_SALARY = 0.01;
/** Proposed extra savings now, for a goal without a salary. Unit: the named currency. */
export const MORE_NOW = { AED: 5_000, USD: 1_500 } as const satisfies Record<Currency, number>;
/** Proposed extra savings now, for a visitor with a salary. Unit: part of a year's salary. */
export const MORE_NOW_OF_SALARY = 0.1;
/** Proposed delay of retirement. Unit: years. */
export const LATER_RETIREMENT = 2;
/** Proposed reduction of a family's spending in retirement. Unit: part of the spending. */
export const LESS_TO_SPEND = 0.2;
/** Proposed reduction of an expense. Unit: part of the expense. */
export const LESS_TO_PAY = 0.1;

/** No proposal gives up more of the spending: less would be no life to plan. Unit: part of the spending. */
export const MOST_TO_GIVE_UP = 0.5;

/** No proposal to save each month leaves a family with less of its salary. Unit: part of the salary. */
export const LEAST_TO_LIVE_ON = 0.5;

/** Lower returns and faster inflation than assumed: the difference. Unit: fraction a year. */
export const LOWER_RETURNS = 0.01;
export const FASTER_PRICES = 0.01;
/** Faster growth of school and university fees than of prices: the difference. Unit: fraction a year. */
export const FASTER_FEES = 0.02;
/** A fee that many insurance products and advisers charge. Unit: fraction of the savings, a year. */
export const HIGHER_ANNUAL_FEE = 0.02;
/** Contributions may stop with a career in the UAE. Unit: years from today. */
export const CONTRIBUTIONS_END_YEARS = 10;
/** Basic wage in many contracts. Unit: percent of the salary. */
export const USUAL_BASIC_PERCENTAGE = 60;
/** Ages until which savings may have to last. Unit: years. */
export const LONGER_LIVES = [85, 90, 95] as const;

/** Number of bad turns in sight, the worst first. */
export const WORSE_IN_SIGHT = 5;

/** Maximum number of gap calls that the insights of a plan take. */
export const MOST_GAP_CALLS = 24;

/** Number of the Kids Saver's goals whose changes are calculated, dearest first. */
export const MOST_GOALS_CHANGED = 2;

/** What a year's delay asks of a visitor, compared with money. Unit: part of a year's income, or of a year's cost. */
export const STRAIN_OF_A_YEAR = 0.04;
/** From this strain on a change is harsh, and comes last. Unit: part of a year's income, or of a year's cost. */
const HARSH_STRAIN = 0.25;

/** Suggested amounts are whole multiples of this. Unit: plan currency, for an amount now or a year. */
export const SUGGESTED_STEP = 100;
/** Suggested shares of a salary are whole multiples of this. Unit: percentage points. */
export const SUGGESTED_SHARE_STEP = 0.5;

interface Rise<C> {
  readonly change: C & {
    readonly kind: string;
    /** The goal that changes, if the plan has several. */
    readonly goal?: string;
    /** Percent. */
    readonly chanceToReachLifestyleGoal: number;
  };
  /** What the change asks of the visitor, as a part of a year's income, or of a year's cost. */
  readonly strain: number;
}

/**
 * Returns the changes that raise a chance noticeably, up to the maximum shown, in the order in which a friend would
 * name them. First come those that reach the target, the least demanding first and only one of a kind; then as many
 * of the other kinds as there is room for, the most effective first; last the harsh ones that reach it.
 * @param chance of the unchanged plan, in percent
 * @param target in percent
 */
export function friendliestRises<C>(rises: readonly Rise<C>[], chance: number, target: number): readonly C[] {
  const after = ({ change }: Rise<C>) => change.chanceToReachLifestyleGoal;
  const byStrain = rises
    .filter((rise) => after(rise) > chance && isFelt(chance, after(rise)))
    .toSorted((one, other) => one.strain - other.strain);
  const isOfKind = (one: Rise<C>, other: Rise<C>) =>
    one.change.kind === other.change.kind && one.change.goal === other.change.goal;
  const isHarsh = ({ strain }: Rise<C>) => strain >= HARSH_STRAIN;
  const reaching = byStrain.filter(
    (rise, index, all) =>
      after(rise) >= target &&
      all.findIndex((each) => after(each) >= target && isOfKind(rise, each)) === index,
  );
  const gentle = reaching.filter((rise) => !isHarsh(rise));
  const partial = byStrain
    .filter((rise) => after(rise) < target && !isHarsh(rise))
    .filter((rise) => !gentle.some((each) => isOfKind(rise, each)))
    .toSorted((one, other) => after(other) - after(one));
  const harsh = reaching.filter(isHarsh);
  const others = partial.slice(0, Math.max(0, MOST_CHANGES - reaching.length));
  return [...gentle, ...others, ...harsh].slice(0, MOST_CHANGES).map(({ change }) => change);
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
 * its platform together often charge about this much. Unit: fraction of the savings, a year. Source and date:
 * docs/facts.md.
 */
export const COMPARED_ANNUAL_FEE = 0.01;
