export const MONTHS_PER_YEAR = 12;

/** The calendar month in which a plan starts: its time step 0. `month` runs from 1 to 12. */
export interface PlanMonth {
  readonly year: number;
  readonly month: number;
}

/** A calendar day; `day` runs from 1. */
export interface PlanDay extends PlanMonth {
  readonly day: number;
}

/** Gulf Standard Time: four hours ahead of UTC all year, since 1920 (IANA time zone database, Asia/Dubai). */
export const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1_000;

/**
 * Returns the calendar day in the UAE at an instant, given in milliseconds since 1970-01-01T00:00Z. Calculated by hand:
 * the first time-zone formatter of a process takes 20 ms, which every first answer would wait for.
 * @example dubaiDay(0) // { year: 1970, month: 1, day: 1 }
 */
export function dubaiDay(epochMilliseconds: number): PlanDay {
  // biome-ignore lint/style/noRestrictedGlobals: the instant arrives as a parameter.
  const ahead = new Date(epochMilliseconds + DUBAI_OFFSET_MS);
  return { year: ahead.getUTCFullYear(), month: ahead.getUTCMonth() + 1, day: ahead.getUTCDate() };
}

/** Returns the calendar month in the UAE at an instant, as above. */
export function dubaiMonth(epochMilliseconds: number): PlanMonth {
  return monthOf(dubaiDay(epochMilliseconds));
}

/** Returns the month of a day. @example monthOf({ year: 2026, month: 11, day: 24 }) // { year: 2026, month: 11 } */
export function monthOf({ year, month }: PlanDay): PlanMonth {
  return { year, month };
}

/** Returns the calendar year of a time step, in months from the start of a plan. */
export function yearOf(timeStep: number, { year, month }: PlanMonth): number {
  return year + Math.floor((month - 1 + timeStep) / MONTHS_PER_YEAR);
}

/** Returns a month in the form that requests and links have. @example textOfMonth({ year: 2026, month: 3 }) // "2026-03" */
export function textOfMonth({ year, month }: PlanMonth): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
