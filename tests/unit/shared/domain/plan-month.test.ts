import { describe, expect, it } from "vitest";
import { dubaiDay, dubaiMonth, MONTHS_PER_YEAR, yearOf } from "#shared/domain/plan-month.ts";

describe("dubaiMonth", () => {
  // The UAE is four hours ahead of UTC all year (IANA time zone Asia/Dubai, no daylight saving).
  it.each([
    { instant: "2026-11-15T12:00:00Z", year: 2026, month: 11, why: "in the middle of a month" },
    { instant: "2026-12-31T19:59:59.999Z", year: 2026, month: 12, why: "last moment of the year in Dubai" },
    { instant: "2026-12-31T20:00:00Z", year: 2027, month: 1, why: "New Year in Dubai, still 2026 in UTC" },
    { instant: "2027-01-01T00:00:00Z", year: 2027, month: 1, why: "New Year in UTC" },
    { instant: "2028-02-28T20:00:00Z", year: 2028, month: 2, why: "leap day begins in Dubai" },
    { instant: "2028-02-29T19:59:59Z", year: 2028, month: 2, why: "leap day ends in Dubai" },
    { instant: "2028-02-29T20:00:00Z", year: 2028, month: 3, why: "March begins in Dubai" },
    { instant: "2027-02-28T20:00:00Z", year: 2027, month: 3, why: "March begins without a leap day" },
    { instant: "2026-06-30T20:00:00Z", year: 2026, month: 7, why: "no daylight saving in summer" },
    { instant: "2026-06-30T19:59:59Z", year: 2026, month: 6, why: "no daylight saving in summer, before" },
    { instant: "2026-09-30T23:30:00-07:00", year: 2026, month: 10, why: "a visitor in California" },
  ])("at $instant is $month/$year: $why", ({ instant, year, month }) => {
    expect(dubaiMonth(Date.parse(instant))).toEqual({ year, month });
  });

  it("agrees with the time zone database around the end of every month from 2020 to 2080", () => {
    const formatter = new Intl.DateTimeFormat("en-US", {
      timeZone: "Asia/Dubai",
      year: "numeric",
      month: "numeric",
      day: "numeric",
    });
    for (let month = 0; month < 60 * MONTHS_PER_YEAR; month++) {
      const turn = Date.UTC(2020, month + 1, 1) - 4 * 3_600_000;
      for (const instant of [turn - 1, turn, turn + 4 * 3_600_000]) {
        const { year, month, day } = dubaiDay(instant);
        expect(`${month}/${day}/${year}`).toBe(formatter.format(instant));
        expect(dubaiMonth(instant)).toEqual({ year, month });
      }
    }
  });

  it("counts 12 months a year", () => {
    expect(MONTHS_PER_YEAR).toBe(12);
  });
});

describe("yearOf", () => {
  it.each([
    [0, 11, 2026],
    [1, 11, 2026],
    [2, 11, 2027],
    [13, 11, 2027],
    [14, 11, 2028],
    [11, 1, 2026],
    [12, 1, 2027],
  ])("a plan's month %d, begun in month %d of 2026, is in %d", (timeStep, month, year) => {
    expect(yearOf(timeStep, { year: 2026, month })).toBe(year);
  });
});
