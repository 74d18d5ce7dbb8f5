import type { Currency } from "./currencies.ts";

// What a plan is compared with to tell its visitor what would change the answer. Source of all of it: design of the
// insights (docs/model.md). Date: November 2026.

/** How sure a visitor may want to be. Unit: percent of the scenarios. */
export const CERTAINTY_LEVELS = [50, 75, 90] as const;

export type CertaintyLevel = (typeof CERTAINTY_LEVELS)[number];

/** A chance that plans below it are shown the way to, and one that leaves room in plans above it. Unit: percent. */
export const CHANCE_TO_REACH = 75 satisfies CertaintyLevel;
export const CHANCE_TO_KEEP = 90 satisfies CertaintyLevel;

/** A change with less effect is not worth a decision. Unit: percentage points. */
export const LEAST_EFFECT = 1;
/** More would be a list to read, not a decision. */
export const MOST_CHANGES = 5;

/** A little more a month. Unit: the named currency. */
export const MORE_A_MONTH = { AED: 500, USD: 150 } as const satisfies Record<Currency, number>;
/** A little more now, for a goal that knows no salary. Unit: the named currency. */
export const MORE_NOW = { AED: 5_000, USD: 1_500 } as const satisfies Record<Currency, number>;
/** A little more now, for who has a salary. Unit: part of a year's salary. */
export const MORE_NOW_OF_SALARY = 0.1;
/** A little later. Unit: years. */
export const LATER_RETIREMENT = 2;
/** A little less to pay for. Unit: part of it. */
export const LESS_TO_PAY = 0.1;

/** Returns that are lower, and prices that rise faster, than is assumed. Unit: fraction a year. */
export const LOWER_RETURNS = 0.01;
export const FASTER_PRICES = 0.01;
/** Ages until which savings may have to last. Unit: years. */
export const LONGER_LIVES = [85, 90, 95] as const;

/** Goals of the Kids Saver whose changes are looked at, dearest first. */
export const MOST_GOALS_CHANGED = 3;

/** Amounts that are suggested are whole multiples. Unit: plan currency, of an amount now or a year. */
export const SUGGESTED_STEP = 100;
/** Shares of a salary that are suggested are whole multiples. Unit: percentage points. */
export const SUGGESTED_SHARE_STEP = 0.5;
