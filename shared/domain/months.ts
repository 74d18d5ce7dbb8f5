import { MONTHS_PER_YEAR, type PlanMonth } from "./plan-month.ts";

/**
 * Time after which the entries of a plan say nothing about today: nothing of them moves on, and none is checked. Source:
 * design of the plan link (docs/adr/0023). Unit: months.
 */
export const LONGEST_SINCE_MADE = 10 * MONTHS_PER_YEAR;

/** Reads a month as `textOfMonth` writes it; undefined if it is not one. @example monthOfText("2026-13") // undefined */
export function monthOfText(text: string): PlanMonth | undefined {
  const [, year, month] = /^([1-9]\d{3})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month) };
}

/** Returns the month that is so many months after another; negative for one before it. */
export function monthAfter({ year, month }: PlanMonth, months: number): PlanMonth {
  const count = MONTHS_PER_YEAR * year + month - 1 + months;
  return { year: Math.floor(count / MONTHS_PER_YEAR), month: (count % MONTHS_PER_YEAR) + 1 };
}

/** Returns the months from one month to another; negative if the other is earlier. */
export function monthsBetween(from: PlanMonth, to: PlanMonth): number {
  return MONTHS_PER_YEAR * (to.year - from.year) + to.month - from.month;
}
