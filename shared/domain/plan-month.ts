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
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1_000;

/**
 * The calendar day in the UAE at an instant, given in milliseconds since 1970-01-01T00:00Z. Reckoned: the first formatter
 * of a time zone takes a process 20 ms, and every first answer would wait for it.
 */
export function dubaiDay(epochMilliseconds: number): PlanDay {
  // biome-ignore lint/style/noRestrictedGlobals: the instant arrives as a parameter.
  const ahead = new Date(epochMilliseconds + DUBAI_OFFSET_MS);
  return { year: ahead.getUTCFullYear(), month: ahead.getUTCMonth() + 1, day: ahead.getUTCDate() };
}

/** The calendar month in the UAE at an instant, as above. */
export function dubaiMonth(epochMilliseconds: number): PlanMonth {
  return monthOf(dubaiDay(epochMilliseconds));
}

/** The month in which a plan starts that is made on a day. */
export function monthOf({ year, month }: PlanDay): PlanMonth {
  return { year, month };
}
