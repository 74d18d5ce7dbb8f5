import { describe, expect, test } from "vitest";
import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { GoalResult } from "#shared/contract/schemas/results.ts";
import { childGoalResultBlocks } from "#shared/report/child-goal-results.ts";
import type { BlockKind } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/en.ts";
import { blockOfKind } from "./block-of-kind.ts";
import { GOAL, goalOf, outcomes, resultOf, START } from "./child-goal-fixture.ts";

const NBSP = "\u00a0";

const blockOf = <K extends BlockKind>(kind: K, plan: ChildGoalPlan = GOAL, more: Partial<GoalResult> = {}) =>
  blockOfKind(childGoalResultBlocks(plan, { ...resultOf(plan), ...more }, START, EN), kind);

test("results start with the answer and end with how they came about", () => {
  expect(childGoalResultBlocks(GOAL, resultOf(GOAL), START, EN).map(({ kind }) => kind)).toEqual([
    "answer",
    "facts",
    "callout",
    "forecast",
    "notes",
  ]);
});

describe("the answer", () => {
  test.each([
    [0, "In none of the futures do your savings cover the education.", 0],
    [4.99, "In fewer than 1 of 10 futures your savings cover the education.", 0],
    [71.346, "In 7 of 10 futures your savings cover the education.", 7],
    [99.99, "In more than 9 of 10 futures your savings cover the education.", 10],
    [100, "In every future we looked at your savings cover the education.", 10],
  ])("of a chance of %d percent", (chance, text, tenths) => {
    expect(blockOf("answer", GOAL, { chanceToReachLifestyleGoal: chance })).toMatchObject({ text, tenths });
  });

  test.each([
    ["Education", "they support the entire education."],
    ["HelpKids", "they support the entire expense."],
    ["Activities", "they support all the activities."],
    ["Healthcare", "they support the entire healthcare."],
  ] as const)("of %s says what is supported in full", (type, words) => {
    expect(blockOf("answer", goalOf(type)).detail).toBe(`In the Realistic forecast ${words}`);
  });

  // The median is below zero from the tenth year on: at age 20, or in 2036.
  test.each([
    ["Education", "the education until age 19."],
    ["HelpKids", "expenses until age 19."],
    ["Activities", "the activities until age 19."],
    ["Healthcare", "the healthcare until 2035."],
  ] as const)("of %s names the last age, or year, before the shortfall", (type, words) => {
    const plan = goalOf(type);
    const outcomesAt50th = outcomes((year) => (year < 10 ? 1 : -1), plan.age);
    expect(blockOf("answer", plan, { outcomesAt50th }).detail).toBe(
      `In the Realistic forecast they support ${words}`,
    );
  });

  test("says so when not even the first payment is covered", () => {
    const outcomesAt50th = outcomes((year) => (year < 8 ? 1 : -1));
    expect(blockOf("answer", GOAL, { outcomesAt50th }).detail).toMatch(
      /until age 17\. They do not cover the first payment\.$/,
    );
  });
});

describe("the facts", () => {
  const facts = (plan = GOAL, more: Partial<GoalResult> = {}) =>
    blockOf("facts", plan, more).groups.map(({ title, facts }) => [
      title,
      ...facts.map(({ label, value }) => `${label}: ${formatValue(value)}`.replaceAll(NBSP, " ")),
    ]);

  test("hold values before the first payment: the median falls by 13,000 with it, and so does every percentile", () => {
    expect(facts()).toEqual([
      ["When the education starts, age 18", "Realistic: AED 61,000", "Pessimistic: AED 53,000"],
      ["Monthly investment", "Required: AED 813", "Your plan: AED 500"],
      ["Annual expense", "Today: AED 10,000", "In the first year: AED 13,000"],
      ["How long it lasts", "Last payment: Age 21", "Realistic lasts until: 80 and over"],
    ]);
  });

  test("of healthcare count calendar years", () => {
    const [start, , , duration] = facts(goalOf("Healthcare"));
    expect(start?.[0]).toBe("When the healthcare starts, 2034");
    expect(duration?.slice(1)).toEqual(["Last payment: 2037", "Realistic lasts until: 2037 and over"]);
  });

  test("name the age, or year, before the shortfall", () => {
    const shortfall = (year: number) => (year < 10 ? 1 : -1);
    expect(facts(GOAL, { outcomesAt50th: outcomes(shortfall) })[3]?.[2]).toMatch(/: Age 19$/);
    expect(facts(goalOf("Healthcare"), { outcomesAt50th: outcomes(shortfall, 0) })[3]?.[2]).toMatch(
      /: 2035$/,
    );
  });

  test("of a goal that has begun start today, without the years that are over", () => {
    const begun = facts({ ...GOAL, startYear: 2025 }, { valueAtRetirement: 13_000 });
    expect(begun[0]?.[0]).toBe("Today, age 10");
    expect(begun[3]?.[1]).toBe("Last payment: Age 12");
  });
});

describe("the advice", () => {
  const advice = (required: number | null, plan = GOAL) =>
    blockOf("callout", plan, { requiredMonthlyInvestment: required });

  test("increases what is too little", () => {
    expect(advice(500.01)).toEqual({
      kind: "callout",
      tone: "advice",
      text: `An increased monthly investment of AED${NBSP}501 gives you a realistic chance to reach your goal.`,
    });
  });

  test("adjusts what is more than required", () => {
    expect(advice(498.2)).toMatchObject({ tone: "good" });
    expect(advice(498.2).text).toContain(`An adjusted monthly investment of AED${NBSP}499 still gives you`);
  });

  test("is none where both are equal once rounded up", () => {
    for (const required of [499.01, 500]) {
      expect(advice(required).text).toBe(
        `Your monthly investment of AED${NBSP}500 is just what a realistic chance to reach your goal requires.`,
      );
    }
    expect(advice(500.9, { ...GOAL, monthlyInvestment: 500.5 }).text).toMatch(/^Your monthly/);
  });

  test("is none where nothing can be said", () => {
    expect(advice(null)).toMatchObject({ tone: "neutral" });
  });
});

describe("the forecast", () => {
  test("counts the child's years, healthcare calendar years", () => {
    const axisOf = (plan: ChildGoalPlan) => {
      const { axisLabel, series, marker } = blockOf("forecast", plan);
      return [axisLabel, series[0]?.points[0]?.at, marker];
    };
    expect(axisOf(GOAL)).toEqual(["Child's age", 10, { at: 18, label: "Expense starts" }]);
    expect(axisOf(goalOf("Healthcare"))).toEqual(["Year", 2026, { at: 2034, label: "Expense starts" }]);
  });

  test("marks no start that lies behind", () => {
    expect(blockOf("forecast", { ...GOAL, startYear: 2026 }).marker).toBeUndefined();
  });

  test("never falls below zero, where the chart begins", () => {
    const { series } = blockOf("forecast", GOAL, { outcomesAt10th: outcomes((year) => 1 - year) });
    expect(series[1]?.points.map(({ amount }) => amount)).toEqual([1, ...Array(12).fill(0)]);
  });
});

test("the assumptions follow the plan", () => {
  const notes = blockOf("notes").notes.join(" ");
  expect(notes).toContain("several thousand scenarios");
  expect(notes).toContain("Costs and monthly savings rise with the inflation of India, 4% a year.");
  expect(notes).toContain("Additional savings at the start of the expense do not rise.");
  expect(notes).toContain("The Balanced strategy is maintained for the whole plan.");
  expect(notes).toContain("AED 3.6725 to 1 US dollar");
  expect(notes).toContain("model-1");
});
