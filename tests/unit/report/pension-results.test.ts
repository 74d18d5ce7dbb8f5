import { describe, expect, test } from "vitest";
import { pensionResultBlocks } from "#shared/report/pension-results.ts";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/en.ts";
import { blockOfKind } from "./block-of-kind.ts";
import { outcomes, PLAN, RESULT } from "./pension-fixture.ts";

const NBSP = "\u00a0";

function blockOf<K extends BlockKind>(kind: K, plan = PLAN, result = RESULT): Block<K> {
  return blockOfKind(pensionResultBlocks(plan, result, EN), kind);
}

test("results start with the answer and end with how they came about", () => {
  expect(pensionResultBlocks(PLAN, RESULT, EN).map(({ kind }) => kind)).toEqual([
    "answer",
    "facts",
    "callout",
    "forecast",
    "notes",
  ]);
});

describe("the answer", () => {
  const answer = (chance: number) =>
    blockOf("answer", PLAN, { ...RESULT, chanceToReachLifestyleGoal: chance });

  test.each([
    [0, "In none of the futures we looked at do your savings last until 80.", 0],
    [0.01, "In fewer than 1 of 10 futures your savings last until 80.", 0],
    [4.99, "In fewer than 1 of 10 futures your savings last until 80.", 0],
    [5, "In 1 of 10 futures your savings last until 80.", 1],
    [71.346, "In 7 of 10 futures your savings last until 80.", 7],
    [94.99, "In 9 of 10 futures your savings last until 80.", 9],
    [95, "In more than 9 of 10 futures your savings last until 80.", 10],
    [99.99, "In more than 9 of 10 futures your savings last until 80.", 10],
    [100, "In every future we looked at your savings last until 80.", 10],
  ])("of a chance of %d percent", (chance, text, tenths) => {
    expect(answer(chance)).toMatchObject({ text, tenths });
  });

  test("shows the chance with two decimals", () => {
    expect(formatValue(answer(71.346).chance.value)).toBe("71.35%");
    expect(formatValue(answer(50).chance.value)).toBe("50.00%");
  });

  test("names the age before the median falls below zero, or that it never does", () => {
    const outcomesAt50th = outcomes((age) => (age < 75 ? 1 : -1));
    expect(blockOf("answer", PLAN, { ...RESULT, outcomesAt50th }).detail).toContain("until you are 74.");
    expect(answer(71).detail).toContain("80 and over");
  });
});

describe("the facts", () => {
  const facts = (plan = PLAN, result = RESULT) =>
    blockOf("facts", plan, result).groups.map(({ title, facts }) => [
      title,
      ...facts.map(({ label, value }) => `${label}: ${formatValue(value)}`.replaceAll(NBSP, " ")),
    ]);

  test("are formatted once for every renderer", () => {
    expect(facts()).toEqual([
      ["Savings at retirement, age 65", "Realistic: AED 5,000", "Pessimistic: AED 4,500"],
      ["Spending a year, today's money", "Your plan allows: AED 40,000", "Basic lifestyle: AED 31,216"],
      ["Monthly investment", "Required: AED 813", "Your plan: AED 500"],
      ["End-of-service benefit", "Paid at retirement: AED 40,900", "Cap: None"],
    ]);
  });

  test("compare with today's share of the salary where that is invested", () => {
    expect(
      facts({ ...PLAN, isSalaryBasedContribution: true, investmentPercentageOfSalary: 7.5 })[2],
    ).toContain("Your plan: AED 750");
  });

  test("say when no month is left", () => {
    const result = { ...RESULT, requiredMonthlyInvestment: null, requiredSavingsFactor: null };
    expect(facts(PLAN, result)[2]).toContain("Required: No month left");
  });
});

describe("the advice", () => {
  const advice = (required: number | null, plan = PLAN) =>
    blockOf("callout", plan, { ...RESULT, requiredMonthlyInvestment: required });

  test("appears where more is required than the plan invests", () => {
    expect(advice(500.01)).toEqual({
      kind: "callout",
      tone: "advice",
      text: `An increased monthly investment of AED${NBSP}501 gives you a realistic chance to reach your goal.`,
    });
  });

  test("is none where both are equal once rounded up, or the plan invests more", () => {
    expect(advice(499.2).tone).toBe("good");
    expect(advice(500).tone).toBe("good");
    expect(advice(0).tone).toBe("good");
    expect(advice(500.9, { ...PLAN, monthlyInvestment: 500.5 }).tone).toBe("good");
  });

  test("names the share of the salary, rounded up as the amount is", () => {
    const plan = { ...PLAN, isSalaryBasedContribution: true };
    expect(advice(812.3, plan).text).toContain(`AED${NBSP}813, 8.2% of your salary,`);
    expect(advice(812.3, { ...plan, monthlySalary: 0 }).text).not.toContain("salary");
  });

  test("suggests nothing where no month is left", () => {
    expect(advice(null)).toMatchObject({ tone: "neutral" });
  });
});

describe("the forecast", () => {
  test("never falls below zero, where the chart begins", () => {
    const outcomesAt10th = outcomes((age) => 70 - age);
    const { series } = blockOf("forecast", PLAN, { ...RESULT, outcomesAt10th });
    expect(series.map(({ id }) => id)).toEqual(["realistic", "pessimistic"]);
    expect(series[1]?.points.slice(9)).toEqual(
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0].map((amount, index) => ({ at: 69 + index, amount })),
    );
  });

  test("marks the retirement that is still to come", () => {
    expect(blockOf("forecast").marker).toEqual({ at: 65, label: "Retirement" });
    expect(blockOf("forecast", { ...PLAN, retirementAge: 60 }).marker).toBeUndefined();
  });
});

test("the assumptions follow the plan", () => {
  const notes = blockOf("notes").notes.join(" ");
  expect(notes).toContain("several thousand scenarios");
  expect(notes).toContain("inflation of India, 4% a year");
  expect(notes).toContain("Your monthly investment rises with the same inflation.");
  expect(notes).toContain("AED 3.6725 to 1 US dollar");
  expect(notes).toContain("model-1");
  const other = blockOf("notes", {
    ...PLAN,
    isSalaryBasedContribution: true,
    risk: "Lifestyling",
    applyEosbLimit: true,
  }).notes.join(" ");
  expect(other).toContain("rises with your salary, 3% a year");
  expect(other).toContain("until 10 years before retirement");
  expect(other).toContain("capped at two final annual salaries");
});
