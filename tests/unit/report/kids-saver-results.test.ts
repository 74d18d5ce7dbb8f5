import { describe, expect, test } from "vitest";
import type { KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import type { MultiGoalResult } from "#shared/contract/schemas/results.ts";
import { kidsSaverResultBlocks } from "#shared/report/kids-saver-results.ts";
import type { BlockKind, BreakdownRow } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/en.ts";
import { blockOfKind } from "./block-of-kind.ts";
import { GOAL, outcomes, resultOf, START } from "./child-goal-fixture.ts";

const NBSP = "\u00a0";

const EXPENSE = { countryOfExpense: "UAE", currentAnnualExpense: 10_000, numberOfYears: 4 } as const;
const EDUCATION = { type: "Education", ...EXPENSE, startYear: 2034 } as const;
const ACTIVITIES = { type: "Activities", ...EXPENSE, countryOfExpense: "India", startYear: 2036 } as const;

/** Two goals of a 10-year-old, the first in 8 years. */
const PLAN: KidsSaverPlan = {
  age: 10,
  currency: "AED",
  risk: "Balanced",
  monthlyInvestment: 500,
  currentAdditional: 0,
  expectedAdditional: 0,
  goals: [EDUCATION, ACTIVITIES],
};

/** Not calculated from the plan: each sum differs by where it is rounded. */
const RESULT: MultiGoalResult = {
  ...resultOf(GOAL),
  requiredMonthlyInvestment: 812.3,
  requiredMonthlyInvestmentEducation: 700.2,
  requiredMonthlyInvestmentActivities: 200.2,
  requiredMonthlyInvestmentHealthcare: null,
  requiredMonthlyInvestmentHelpKids: null,
};

const blockOf = <K extends BlockKind>(kind: K, more: Partial<MultiGoalResult> = {}, plan = PLAN) =>
  blockOfKind(kidsSaverResultBlocks(plan, { ...RESULT, ...more }, START, EN), kind);

const rowsOf = (rows: readonly BreakdownRow[]) =>
  rows.map(({ label, value }) => `${label}: ${formatValue(value)}`.replaceAll(NBSP, " "));

test("results start with the answer and end with how they came about", () => {
  expect(kidsSaverResultBlocks(PLAN, RESULT, START, EN).map(({ kind }) => kind)).toEqual([
    "answer",
    "facts",
    "callout",
    "breakdown",
    "forecast",
    "notes",
  ]);
});

describe("the answer", () => {
  test.each([
    [0, "0%", "warning"],
    [49.4, "49%", "warning"],
    [49.5, "50%", "success"],
    [50, "50%", "success"],
    [71.346, "71%", "success"],
  ] as const)("shows %d percent as %s with a %s", (chance, shown, tone) => {
    const answer = blockOf("answer", { chanceToReachLifestyleGoal: chance });
    expect(formatValue(answer.chance.value)).toBe(shown);
    expect(answer.verdict?.tone).toBe(tone);
    expect(answer.verdict?.text).not.toBe("");
  });

  test("says how many futures pay for all goals", () => {
    expect(blockOf("answer").text).toBe("In 7 of 10 futures your savings cover all your goals.");
  });

  test("names the age before the median falls below zero, or that it never does", () => {
    expect(blockOf("answer").detail).toBe("In the Realistic forecast they support all your goals.");
    const late = outcomes((year) => (year < 10 ? 1 : -1));
    expect(blockOf("answer", { outcomesAt50th: late }).detail).toMatch(/until age 19\.$/);
    const early = outcomes((year) => (year < 8 ? 1 : -1));
    expect(blockOf("answer", { outcomesAt50th: early }).detail).toMatch(
      /until age 17\. They do not cover the first payment\.$/,
    );
  });
});

test("the facts tell of the moment before the first payment, the same in both forecasts", () => {
  // 48,000 and 40,000 are left after a payment of 13,000.
  const [atStart, monthly] = blockOf("facts").groups;
  expect(atStart?.title).toBe("When the first goal starts, age 18");
  expect(atStart?.facts.map(({ value }) => formatValue(value).replaceAll(NBSP, " "))).toEqual([
    "AED 61,000",
    "AED 53,000",
  ]);
  expect(monthly?.facts.map(({ value }) => formatValue(value).replaceAll(NBSP, " "))).toEqual([
    "AED 813",
    "AED 500",
  ]);
});

describe("the required investments", () => {
  test("add up as they are shown", () => {
    const { rows, totals, remark } = blockOf("breakdown");
    expect(rowsOf(rows)).toEqual(["Education: AED 701", "Activities: AED 201"]);
    // 701 + 201, and 902 - 813: not the rounded sum of 900.4 and its difference to 812.3.
    expect(rowsOf(totals)).toEqual(["Total: AED 902", "Smart saver: AED 813", "Savings: AED 89"]);
    expect(remark).toBeUndefined();
  });

  test("save nothing rather than less than nothing", () => {
    const { totals } = blockOf("breakdown", { requiredMonthlyInvestment: 950 });
    expect(rowsOf(totals).at(-1)).toBe("Savings: AED 0");
  });

  test("have no totals where nothing is required", () => {
    const none = { requiredMonthlyInvestmentEducation: 0, requiredMonthlyInvestmentActivities: 0 };
    expect(blockOf("breakdown", none)).toMatchObject({ totals: [] });
    expect(blockOf("breakdown", none).remark).toBeUndefined();
  });

  test("of one goal invite to add more", () => {
    expect(blockOf("breakdown", {}, { ...PLAN, goals: [EDUCATION] })).toMatchObject({
      totals: [],
      remark: "Add more goals to see additional benefits",
    });
  });
});

test("advice compares with what all goals require together", () => {
  expect(blockOf("callout").text).toBe(
    `An increased monthly investment of AED${NBSP}813 gives you a realistic chance to reach your goal.`,
  );
  expect(blockOf("callout", { requiredMonthlyInvestment: 499.5 })).toMatchObject({ tone: "good" });
});

test("the chart counts the child's age and marks the first goal that is still to come", () => {
  const { axisLabel, marker, series } = blockOf("forecast");
  expect(axisLabel).toBe("Child's age");
  expect(marker).toEqual({ at: 18, label: "First goal starts" });
  expect(series[0]?.points[0]?.at).toBe(10);
  const today = { ...PLAN, goals: [{ ...EDUCATION, startYear: 2026 }] };
  expect(blockOf("forecast", {}, today).marker).toBeUndefined();
});

test("the assumptions name the inflation of each country once", () => {
  const { notes } = blockOf("notes");
  expect(notes).toContain("Costs in the UAE rise with its inflation, 2% a year.");
  expect(notes).toContain("Costs in India rise with its inflation, 4% a year.");
  expect(notes).toContain("The Balanced strategy is maintained for the whole plan.");
  const same = { ...PLAN, goals: [EDUCATION, { ...ACTIVITIES, countryOfExpense: "UAE" as const }] };
  const costs = blockOf("notes", {}, same).notes.filter((note) => note.startsWith("Costs in"));
  expect(costs).toHaveLength(1);
});
