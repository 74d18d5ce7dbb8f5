export const MONTHS_PER_YEAR = 12;

/** The calendar month in which a plan starts: its time step 0. `month` runs from 1 to 12. */
export interface PlanMonth {
  readonly year: number;
  readonly month: number;
}

const DUBAI_MONTH = new Intl.DateTimeFormat("en-US", {
  timeZone: "Asia/Dubai",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "numeric",
});

/** The calendar month in the UAE at an instant, given in milliseconds since 1970-01-01T00:00Z. */
export function dubaiMonth(epochMilliseconds: number): PlanMonth {
  const part = { year: 0, month: 0 };
  for (const { type, value } of DUBAI_MONTH.formatToParts(epochMilliseconds)) {
    if (type === "year" || type === "month") part[type] = Number(value);
  }
  return part;
}
