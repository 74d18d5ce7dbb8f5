import { describe, expect, it } from "vitest";
import { costOf, goalChanges } from "#shared/child-goal/forecast/goal-changes.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";

const NOVEMBER = { year: 2026, month: 11 };
const SEPTEMBER = { year: 2026, month: 9 };

/** Four years of 60,000 from 2034 on. */
const GOAL = {
  type: "Education" as GoalType,
  startYear: 2034,
  numberOfYears: 4,
  currentAnnualExpense: 60_000,
};

const LATER = { kind: "startYear", set: { startYear: 2035 } };
const SHORTER = { kind: "numberOfYears", set: { numberOfYears: 3 } };
const CHEAPER = { kind: "annualExpense", set: { currentAnnualExpense: 54_000 } };

it("a goal that always takes one year costs one, whatever number of years it holds", () => {
  expect(costOf(GOAL)).toBe(240_000);
  expect(costOf({ ...GOAL, type: "HelpKids" })).toBe(60_000);
});

describe("the changes of a goal", () => {
  it("are a year later, a year less and a tenth cheaper", () => {
    expect(goalChanges(GOAL, NOVEMBER)).toEqual([LATER, SHORTER, CHEAPER]);
    expect(goalChanges({ ...GOAL, type: "Healthcare" }, NOVEMBER)).toEqual([LATER, SHORTER, CHEAPER]);
  });

  it("keep the years of a goal that always takes one", () => {
    for (const numberOfYears of [1, 4]) {
      expect(goalChanges({ ...GOAL, type: "HelpKids", numberOfYears }, NOVEMBER)).toEqual([LATER, CHEAPER]);
    }
  });

  it("keep at least one year", () => {
    expect(goalChanges({ ...GOAL, numberOfYears: 1 }, NOVEMBER)).toEqual([LATER, CHEAPER]);
  });

  it("do not postpone a goal that has begun", () => {
    expect(goalChanges({ ...GOAL, startYear: 2025 }, SEPTEMBER)).toEqual([SHORTER, CHEAPER]);
    // The September of its first year is over.
    expect(goalChanges({ ...GOAL, startYear: 2026 }, NOVEMBER)).toEqual([SHORTER, CHEAPER]);
  });

  it("may postpone a goal that is due this month", () => {
    expect(goalChanges({ ...GOAL, startYear: 2026 }, SEPTEMBER)).toEqual([
      { kind: "startYear", set: { startYear: 2027 } },
      SHORTER,
      CHEAPER,
    ]);
  });

  it("do not shorten a goal until it is over", () => {
    // The last year of 2025 to 2026, and of 2023 to 2026, is due now: one year less would leave no payment.
    expect(goalChanges({ ...GOAL, startYear: 2025, numberOfYears: 2 }, SEPTEMBER)).toEqual([CHEAPER]);
    expect(goalChanges({ ...GOAL, startYear: 2023, numberOfYears: 4 }, SEPTEMBER)).toEqual([CHEAPER]);
    expect(goalChanges({ ...GOAL, startYear: 2025, numberOfYears: 3 }, SEPTEMBER)).toEqual([
      { kind: "numberOfYears", set: { numberOfYears: 2 } },
      CHEAPER,
    ]);
  });

  it.each([
    [60_000, 54_000],
    [12_300, 11_000],
    [1_000, 900],
    [112, 100],
  ])("make %s cheaper by a tenth, rounded down to 100: %s", (currentAnnualExpense, cheaper) => {
    expect(goalChanges({ ...GOAL, currentAnnualExpense }, NOVEMBER).at(-1)).toEqual({
      kind: "annualExpense",
      set: { currentAnnualExpense: cheaper },
    });
  });

  it("never make a goal free", () => {
    for (const currentAnnualExpense of [0, 100, 111]) {
      expect(goalChanges({ ...GOAL, currentAnnualExpense }, NOVEMBER)).toEqual([LATER, SHORTER]);
    }
  });
});
