import { describe, expect, test } from "vitest";
import { forecastPension } from "#shared/pension/forecast.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import type { Block, BlockKind, ForecastPoint } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { outcomes, PLAN, RESULT } from "./fixture.ts";

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
    "figures",
    "notes",
  ]);
});

describe("the answer", () => {
  const answer = (chance: number) =>
    blockOf("answer", PLAN, { ...RESULT, chanceToReachLifestyleGoal: chance });

  test.each([
    [0, "In fewer than 1 of 100 futures your savings last until 80.", 0],
    [0.99, "In fewer than 1 of 100 futures your savings last until 80.", 0],
    [1, "In fewer than 1 of 10 futures your savings last until 80.", 0],
    [9.99, "In fewer than 1 of 10 futures your savings last until 80.", 0],
    [10, "In 1 of 10 futures your savings last until 80.", 1],
    [69.999_999_999_9, "In 7 of 10 futures your savings last until 80.", 7],
    [71.346, "In 7 of 10 futures your savings last until 80.", 7],
    [79.99, "In 7 of 10 futures your savings last until 80.", 7],
    [90, "In 9 of 10 futures your savings last until 80.", 9],
    [95.31, "In more than 9 of 10 futures your savings last until 80.", 9],
    [99, "In more than 9 of 10 futures your savings last until 80.", 9],
    [99.99, "In more than 99 of 100 futures your savings last until 80.", 9],
    [100, "In more than 99 of 100 futures your savings last until 80.", 10],
  ])("of a chance of %d percent fills the dots of tenths that are reached", (chance, text, tenths) => {
    expect(answer(chance)).toMatchObject({ text, tenths });
  });

  test("shows the chance with two decimals", () => {
    expect(formatValue(answer(71.346).chance.value, EN)).toBe("71.35%");
    expect(formatValue(answer(50).chance.value, EN)).toBe("50.00%");
  });

  test("names the age before the median falls below zero, or that it never does", () => {
    const outcomesAt50th = outcomes((age) => (age < 75 ? 1 : -1));
    expect(blockOf("answer", PLAN, { ...RESULT, outcomesAt50th }).detail).toContain("until you are 74.");
    expect(answer(71).detail).toContain("80 and over");
  });

  test("names no age where the money is used up within a year of retirement", () => {
    const outcomesAt50th = outcomes((age) => (age < 66 ? 1 : -1));
    expect(blockOf("answer", PLAN, { ...RESULT, outcomesAt50th }).detail).toBe(
      "In the Realistic forecast they do not last for the first year of your retirement.",
    );
  });
});

describe("the facts", () => {
  const facts = (plan = PLAN, result = RESULT) =>
    blockOf("facts", plan, result).groups.map(({ title, facts }) => [
      title,
      ...facts.map(({ label, value }) => `${label}: ${formatValue(value, EN)}`.replaceAll(NBSP, " ")),
    ]);

  test("are formatted once for every renderer", () => {
    expect(facts()).toEqual([
      ["Savings at retirement, age 65", "Realistic: AED 5,000", "Pessimistic: AED 4,500"],
      ["Of which end-of-service benefit", "Paid at retirement: AED 40,900", "Cap: None"],
      ["Spending a year", "Your plan allows: AED 40,000", "Basic lifestyle: AED 31,216"],
      ["Monthly investment", "Required: AED 813", "Invested in your plan: AED 500"],
    ]);
  });

  test("say whose money each of them is, and list no amount twice", () => {
    expect(blockOf("facts").groups.map(({ note }) => note)).toEqual([
      "Money of that year",
      "Money of that year",
      "Today's money",
      "Today's money",
    ]);
  });

  test("compare with today's share of the salary where that is invested", () => {
    expect(
      facts({ ...PLAN, isSalaryBasedContribution: true, investmentPercentageOfSalary: 7.5 })[3],
    ).toContain("Invested in your plan: AED 750");
  });

  test("name the visitor's own budget in place of a lifestyle", () => {
    expect(facts({ ...PLAN, annualLivingCost: 31_216.25 })[2]).toContain("Your own budget: AED 31,216");
  });

  test("say when no month is left", () => {
    const result = { ...RESULT, requiredMonthlyInvestment: null, requiredSavingsFactor: null };
    expect(facts(PLAN, result)[3]).toContain("Required: No month left");
  });
});

describe("the advice", () => {
  const advice = (required: number | null, plan = PLAN, chance = 40) => {
    const result = { ...RESULT, requiredMonthlyInvestment: required, chanceToReachLifestyleGoal: chance };
    return pensionResultBlocks(plan, result, EN).filter((block) => block.kind === "callout");
  };

  test("appears where more is required than the plan invests, names the chance, and warns", () => {
    expect(advice(500.01)).toEqual([
      {
        kind: "callout",
        tone: "warning",
        text: `An increased monthly investment of AED${NBSP}501 gives you a realistic chance (5 in 10) to reach your goal.`,
      },
    ]);
  });

  test("is hidden where both are equal once rounded up", () => {
    for (const required of [499.2, 500]) expect(advice(required)).toEqual([]);
    expect(advice(500.9, { ...PLAN, monthlyInvestment: 500.5 })).toEqual([]);
  });

  test.each([
    [51, "neutral"],
    [74.99, "neutral"],
    [75, "good"],
  ] as const)("says at %d %% that the plan does more, with a tick from 75 %% on", (chance, tone) => {
    expect(advice(450, PLAN, chance)).toEqual([
      {
        kind: "callout",
        tone,
        text: "Your monthly investment covers what a realistic chance (5 in 10) requires.",
      },
    ]);
  });

  test("names the share of the salary, rounded up as the amount is", () => {
    const plan = { ...PLAN, isSalaryBasedContribution: true };
    expect(advice(812.3, plan)[0]?.text).toContain(`AED${NBSP}813, 8.2% of your salary,`);
  });

  test("leads from a share of no salary to a fixed amount", () => {
    const plan = { ...PLAN, isSalaryBasedContribution: true, monthlySalary: 0 };
    expect(advice(812.3, plan)[0]?.text).toBe(
      `A share of no salary is nothing. A fixed monthly investment of AED${NBSP}813 gives you a realistic chance (5 in 10) to reach your goal.`,
    );
    expect(advice(50_000.5, plan)[0]?.text).toContain(`this form takes AED${NBSP}50,000 at most`);
  });

  test("never asks for more than the form takes: a share of the salary, or an amount", () => {
    const salaryBased = { ...PLAN, isSalaryBasedContribution: true };
    expect(advice(3_000, salaryBased)[0]?.text).toContain("30.0% of your salary");
    const [beyond] = advice(3_000.5, salaryBased);
    expect(beyond?.tone).toBe("warning");
    expect(beyond?.text).toMatch(/^A share of your salary does not reach this goal by itself/);
    expect(beyond?.text).toContain("30.1% of your salary, and this form takes 30% at most");
    expect(beyond?.text).toContain("What else changes the answer: a fixed amount, retiring later,");
    expect(advice(50_000.5)[0]?.text).toContain(`this form takes AED${NBSP}50,000 at most`);
    expect(advice(50_000)[0]?.text).toContain("An increased monthly investment");
  });

  test("leads to nothing that the form does not take", () => {
    const utmost = { ...PLAN, age: 76, retirementAge: 77, lifestyle: "Basic" as const };
    expect(advice(60_000, utmost)[0]?.text).toMatch(/What else changes the answer: more savings\.$/);
    const open = { ...PLAN, lifestyle: "Affluent" as const, isSalaryBasedContribution: true };
    // Six times the salary is no fixed amount for anybody.
    expect(advice(60_000, open)[0]?.text).toMatch(/: retiring later, a simpler lifestyle, more savings\.$/);
  });

  test("speaks of spending where the visitor has a budget, and of less only where the form takes less", () => {
    const own = (annualLivingCost: number) =>
      advice(60_000, { ...PLAN, age: 76, retirementAge: 77, annualLivingCost })[0]?.text;
    expect(own(90_000)).toMatch(/: spending less, more savings\.$/);
    expect(own(1_000)).toMatch(/: more savings\.$/);
  });

  test("from 60 to 62, for an affluent life on 20,000 a month, is no 1,310 % of the salary", async () => {
    const plan: PensionPlan = {
      ...PLAN,
      age: 60,
      retirementAge: 62,
      country: "UAE",
      lifestyle: "Affluent",
      monthlySalary: 20_000,
      isSalaryBasedContribution: true,
    };
    const result = await forecastPension(plan, embeddedContext());
    expect(result.requiredMonthlyInvestment).toBeGreaterThan(13 * 20_000);
    const [callout] = pensionResultBlocks(plan, result, EN).filter((block) => block.kind === "callout");
    expect(callout?.text).toMatch(/^A share of your salary does not reach this goal by itself/);
    expect(callout?.text).not.toMatch(/gives you a realistic chance|a fixed amount/);
  });

  test("suggests nothing where no month is left", () => {
    expect(advice(null)).toMatchObject([{ tone: "neutral" }]);
  });
});

describe("the forecast", () => {
  test("has a band from the Pessimistic line to the 90th percentile, at the same positions", () => {
    const { series, range } = blockOf("forecast");
    expect(range.label).toBe("8 of 10 futures");
    expect(range.upperEdge).toEqual(series[0]?.line.map(({ at }) => ({ at, amount: (at - 60) * 1100 })));
  });

  test("never falls below zero, where the chart begins", () => {
    const outcomesAt10th = outcomes((age) => 70 - age);
    const { series } = blockOf("forecast", PLAN, { ...RESULT, outcomesAt10th });
    expect(series.map(({ id }) => id)).toEqual(["realistic", "pessimistic"]);
    expect(series[1]?.points.slice(9)).toEqual(
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0].map((amount, index) => ({ at: 69 + index, amount })),
    );
  });

  const signsOf = (plan = PLAN, result = RESULT) =>
    blockOf("forecast", plan, result).signs.map(({ text, ...sign }) => ({
      ...sign,
      text: text.replaceAll(NBSP, " "),
    }));

  test("signs the end-of-service benefit where it is paid, and none where there is none", () => {
    const sign = { at: 65, amount: 5000 };
    expect(signsOf()).toEqual([{ ...sign, text: "End-of-service benefit, age 65: AED 40,900." }]);
    expect(signsOf({ ...PLAN, yearsPerEmployer: 3 })).toEqual([
      { ...sign, text: "End-of-service benefit of the last employer, age 65: AED 40,900." },
    ]);
    const savingsScheme = {
      valueAt10th: 1,
      valueAt50th: 2,
      valueAt90th: 3,
      gratuity: 4,
      chanceToBeatGratuity: null,
    };
    expect(signsOf(PLAN, { ...RESULT, savingsScheme })).toEqual([
      { ...sign, text: "Savings scheme in the Realistic forecast, age 65: AED 40,900." },
    ]);
    expect(signsOf(PLAN, { ...RESULT, endOfServiceBenefit: 0 })).toEqual([]);
  });

  test("reaches zero, with a sign, within the last age until which the answer says the savings last", () => {
    const outcomesAt50th = outcomes((age) => (age < 75 ? 300 : -100));
    const outcomesAt10th = outcomes((age) => 70.5 - age);
    const result = { ...RESULT, outcomesAt50th, outcomesAt10th };
    const [, pessimistic, realistic] = signsOf(PLAN, result);
    expect(realistic).toEqual({
      at: 74.75,
      amount: 0,
      series: "realistic",
      text: "Realistic: savings last until age 74.",
    });
    expect(pessimistic).toMatchObject({ at: 70.5, text: "Pessimistic: savings last until age 70." });
    expect(blockOf("answer", PLAN, result).detail).toMatch(/until you are 74\.$/);
    const [line] = blockOf("forecast", PLAN, result).series;
    expect(line?.line.slice(14, 17)).toEqual([
      { at: 74, amount: 300 },
      { at: 74.75, amount: 0 },
      { at: 75, amount: 0 },
    ]);
    expect(line?.points).toHaveLength(21);
  });

  test("says with a sign that savings do not last for a year of retirement, as the answer does", () => {
    const outcomesAt50th = outcomes((age) => (age < 66 ? 300 : -100));
    expect(signsOf(PLAN, { ...RESULT, outcomesAt50th }).at(-1)).toEqual({
      at: 65.75,
      amount: 0,
      series: "realistic",
      text: "Realistic: savings do not last for the first year of retirement.",
    });
  });

  test("marks the retirement that is still to come", () => {
    expect(blockOf("forecast").marker).toEqual({ at: 65, label: "Retirement" });
    expect(blockOf("forecast", { ...PLAN, retirementAge: 60 }).marker).toBeUndefined();
  });
});

describe("in today's money", () => {
  const today = pensionResultBlocks(PLAN, RESULT, EN, "today");

  test("tiles say so, and what was today's money already stays", () => {
    const groups = blockOfKind(today, "facts").groups.map(({ note, facts }) => [
      note,
      ...facts.map(({ value }) => formatValue(value, EN).replaceAll(NBSP, " ")),
    ]);
    // Five years of India's 4 %: 5,000, 4,500 and 40,899.6 divided by 1.04^5 = 1.21665.
    expect(groups).toEqual([
      ["Today's money", "AED 4,110", "AED 3,699"],
      ["Today's money", "AED 33,616", "None"],
      ["Today's money", "AED 40,000", "AED 31,216"],
      ["Today's money", "AED 813", "AED 500"],
    ]);
  });

  test("chart, range and table are those of that year, divided by what prices have risen to", () => {
    const nominal = blockOf("forecast");
    const { note, summary, series, range } = blockOfKind(today, "forecast");
    expect(nominal.note).toBe("Money of each year");
    expect(note).toBe("Today's money");
    expect(summary).toMatch(/^At retirement, age 65, in today's money: /);
    const deflated = (points: readonly ForecastPoint[]) =>
      points.map(({ at, amount }) => ({ at, amount: expect.closeTo(amount / 1.04 ** (at - 60), 6) }));
    for (const [index, { points, line }] of nominal.series.entries()) {
      expect(series[index]).toMatchObject({ points: deflated(points), line: deflated(line) });
    }
    expect(range.upperEdge).toEqual(deflated(nominal.range.upperEdge));
  });

  test("nothing else is said otherwise", () => {
    const others = (blocks: readonly Block[]) =>
      blocks.filter(({ kind }) => !["facts", "forecast", "figures"].includes(kind));
    expect(others(today)).toEqual(others(pensionResultBlocks(PLAN, RESULT, EN)));
  });

  test("a report tells its milestone beside that year's, and nothing else", () => {
    const nominal = pensionResultBlocks(PLAN, RESULT, EN);
    const both = pensionResultBlocks(PLAN, RESULT, EN, "both");
    const { summary } = blockOfKind(both, "forecast");
    expect(summary).toMatch(/in the money of that year: .* The same, in today's money: .*4,110/);
    const chart = { ...blockOfKind(nominal, "forecast"), summary };
    expect(both).toEqual(nominal.map((block) => (block.kind === "forecast" ? chart : block)));
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
    age: 40,
    risk: "Lifestyling",
    applyEosbLimit: true,
  }).notes.join(" ");
  expect(other).toContain("rises with your salary, 3% a year");
  expect(other).toContain("until 10 years before retirement");
  expect(other).toContain("capped at two final annual salaries");
});

describe("the strategy that is told", () => {
  const notesOf = (changes: Partial<PensionPlan>) => blockOf("notes", { ...PLAN, ...changes }).notes;

  test("of Lifestyling within ten years of retirement is never called aggressive", () => {
    expect(notesOf({ risk: "Lifestyling" })).toContain(
      "Lifestyling reduces risk every year from now on and is conservative from retirement to age 80.",
    );
    expect(notesOf({ risk: "Lifestyling", age: 50 }).join()).toContain("until 10 years before retirement");
  });

  test("of who retires now is that of retirement, and no contributions are told", () => {
    const notes = notesOf({ risk: "Aggressive", age: 65 }).join(" ");
    expect(notes).toContain("The savings are invested conservatively up to age 80.");
    expect(notes).not.toMatch(/Aggressive|monthly investment rises/);
  });
});
