import { describe, expect, it } from "vitest";
import { replayedForecast, replayStarts, replayTexts } from "#shared/pension/replay.ts";
import type { Replay } from "#shared/pension/replay-schemas.ts";
import type { Block } from "#shared/report/report-document.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";

const [{ plan }] = PENSION_PLANS as [(typeof PENSION_PLANS)[number]];
const PLAN = { ...plan, age: 60, retirementAge: 62, country: "UK" } as const;

const outcomes = (values: readonly number[]) => values.map((value, year) => ({ age: 60 + year, value }));

const REPLAY: Replay = {
  currency: PLAN.currency,
  first: "1871-01",
  last: "2003-06",
  starts: 1_590,
  worked: 1_200,
  inflation: 0.021,
  worst: "1973-01",
  path: { start: "1929-09", worked: true, outcomes: outcomes([100, 110, 121]) },
};

const FORECAST = {
  kind: "forecast",
  series: [],
  signs: [{ at: 62, amount: 1, text: "benefit" }],
  summary: "of the forecast",
} as unknown as Block<"forecast">;

describe("a plan in history", () => {
  it.each([
    [
      0,
      "Savings would not have lasted until age 80 from any of the 1,590 starting months. The worst start was January 1973.",
    ],
    [
      1_200,
      "Savings would have lasted until age 80 from 1,200 of 1,590 starting months. The worst start was January 1973.",
    ],
    [
      1_590,
      "Savings would have lasted until age 80 from each of the 1,590 starting months. January 1973 came closest to failing.",
    ],
  ])("that worked from %i starts is described", (worked, expected) => {
    expect(replayTexts(PLAN, { ...REPLAY, worked }, EN).answer).toBe(expected);
  });

  it("names its months, its prices and how often its length fits the history", () => {
    const { note, caution } = replayTexts(PLAN, REPLAY, EN);
    expect(note).toContain("from January 1871 to June 2003");
    expect(note).toContain(
      "US prices, which rose by 2.1% a year, take the place of the 2% that the plan assumes",
    );
    // 1,830 months hold seven plans of twenty years.
    expect(caution).toContain("holds 7 plans");
    const chart = replayedForecast(PLAN, FORECAST, REPLAY, "ofYear", AR);
    expect(chart.baseline?.label).toContain("سبتمبر 1929");
  });

  it("is called kinder where its prices rose less than the plan assumes", () => {
    expect(replayTexts(PLAN, REPLAY, EN).kinder).toBeUndefined();
    expect(replayTexts({ ...PLAN, country: "India" }, REPLAY, EN).kinder).toBe(
      "This history is kinder than your plan: its prices rose by 2.1% a year, and your plan assumes 4%. That alone explains much of the difference from the forecast.",
    );
  });

  it.each([
    [
      [100, 50, 10, 5],
      "Begun in September 1929, savings would have lasted until age 80, with AED\u00a05 left in today's money.",
    ],
    [[100, 50, 10, 5, -1], "Begun in September 1929, savings would have lasted until age 63 and no longer."],
    [
      [100, 50, 10, -5],
      "Begun in September 1929, savings would not have lasted through the first year of retirement.",
    ],
  ])("with values %j says how long it lasts", (values, expected) => {
    const replay = { ...REPLAY, path: { ...REPLAY.path, outcomes: outcomes(values) } };
    expect(replayedForecast(PLAN, FORECAST, replay, "ofYear", EN).summary).toBe(expected);
  });

  it("is a line beside the forecast, in the money that is shown, and never below zero", () => {
    const replay = { ...REPLAY, path: { ...REPLAY.path, outcomes: outcomes([100, 102, -3]) } };
    const line = (money: "ofYear" | "today") =>
      replayedForecast(PLAN, FORECAST, replay, money, EN).baseline?.line;
    expect(line("ofYear")).toEqual([
      { at: 60, amount: 100 },
      { at: 61, amount: 102 },
      { at: 62, amount: 0 },
    ]);
    expect(line("today")?.[1]?.amount).toBeCloseTo(100, 10);
    expect(replayedForecast(PLAN, FORECAST, replay, "today", EN).signs).toEqual([]);
  });
});

describe("the starts to choose from", () => {
  it("are the worst, the named ones and every January that leaves enough years", () => {
    const starts = replayStarts(REPLAY, EN);
    expect(starts.slice(0, 5)).toEqual([
      { value: "", label: "January 1973 (the worst start)" },
      { value: "1929-09", label: "September 1929, before the crash" },
      { value: "1966-01", label: "January 1966, before years of high inflation" },
      { value: "2000-01", label: "January 2000, before two crashes" },
      { value: "1871-01", label: "January 1871" },
    ]);
    expect(starts.at(-1)).toEqual({ value: "2003-01", label: "January 2003" });
    const values = starts.map(({ value }) => value);
    expect(values.slice(4)).toEqual(Array.from({ length: 133 }, (_, year) => `${1871 + year}-01`));
  });

  it("leave out a named one that the history does not hold", () => {
    const values = replayStarts({ ...REPLAY, first: "1930-01", last: "1999-12" }, EN).map(
      ({ value }) => value,
    );
    expect(values).not.toContain("1929-09");
    expect(values).not.toContain("2000-01");
    expect(values).toContain("1966-01");
    expect(values.at(-1)).toBe("1999-01");
  });
});
