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

const DUBAI_DAY = new Intl.DateTimeFormat("en-US", {
  timeZone: "Asia/Dubai",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

/** The calendar day in the UAE at an instant, given in milliseconds since 1970-01-01T00:00Z. */
export function dubaiDay(epochMilliseconds: number): PlanDay {
  const part = { year: 0, month: 0, day: 0 };
  for (const { type, value } of DUBAI_DAY.formatToParts(epochMilliseconds)) {
    if (type === "year" || type === "month" || type === "day") part[type] = Number(value);
  }
  return part;
}

/** The calendar month in the UAE at an instant, as above. */
export function dubaiMonth(epochMilliseconds: number): PlanMonth {
  return monthOf(dubaiDay(epochMilliseconds));
}

/** The month in which a plan starts that is made on a day. */
export function monthOf({ year, month }: PlanDay): PlanMonth {
  return { year, month };
}
