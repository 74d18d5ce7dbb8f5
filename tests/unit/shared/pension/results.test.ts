import { describe, expect, test } from "vitest";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import type { Block, BlockKind, ForecastPoint } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { resultContext } from "../../../fixtures/result-context.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { outcomes, PLAN, RESULT } from "./fixture.ts";

const NBSP = "\u00a0";

function blockOf<K extends BlockKind>(kind: K, plan = PLAN, result = RESULT): Block<K> {
  return blockOfKind(pensionResultBlocks(plan, result, resultContext()), kind);
}

test("results start with the answer and end with the assumptions", () => {
  expect(pensionResultBlocks(PLAN, RESULT, resultContext()).map(({ kind }) => kind)).toEqual([
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
    [0.49, "In fewer than 1 of 100 futures your savings last until 80.", 0],
    [0.5, "In 1 of 100 futures your savings last until 80.", 1],
    [9.99, "In 10 of 100 futures your savings last until 80.", 10],
    [21.98, "In 22 of 100 futures your savings last until 80.", 22],
    [69.999_999_999_9, "In 70 of 100 futures your savings last until 80.", 70],
    [71.346, "In 71 of 100 futures your savings last until 80.", 71],
    [99.49, "In 99 of 100 futures your savings last until 80.", 99],
    [99.5, "In more than 99 of 100 futures your savings last until 80.", 100],
    [100, "In more than 99 of 100 futures your savings last until 80.", 100],
  ])(
    "of a chance of %d percent shows the rounded hundredths, and fills as many dots",
    (chance, text, hundredths) => {
      expect(answer(chance)).toMatchObject({ text, hundredths });
    },
  );

  test("shows the chance with two decimals", () => {
    expect(formatValue(answer(71.346).chance.value, EN)).toBe("71.35%");
    expect(formatValue(answer(50).chance.value, EN)).toBe("50.00%");
  });

  test("names the age before the median falls below zero, or says that it never does", () => {
    const outcomesAt50th = outcomes((age) => (age < 75 ? 1 : -1));
    expect(blockOf("answer", PLAN, { ...RESULT, outcomesAt50th }).detail).toContain("until you are 74.");
    expect(answer(71).detail).toContain("at least until you are 80");
  });

  test.each([
    [65, "."],
    [66, ". Age 80 is 14 years from now, and many people of your age live longer."],
    [79, ". Age 80 is 1 year from now, and many people of your age live longer."],
  ])("says at %d whether 80 is near", (age, end) => {
    const plan = { ...PLAN, age, retirementAge: 79 };
    expect(blockOf("answer", plan, RESULT).detail).toBe(
      `In the Realistic forecast they last at least until you are 80${end}`,
    );
  });

  test("names no age if the money is used up within a year of retirement", () => {
    const outcomesAt50th = outcomes((age) => (age < 66 ? 1 : -1));
    expect(blockOf("answer", PLAN, { ...RESULT, outcomesAt50th }).detail).toBe(
      "In the Realistic forecast they do not last through the first year of your retirement.",
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
      ["Annual spending", "Your plan allows until 80: AED 40,000", "Basic lifestyle: AED 31,216"],
      ["Monthly investment", "Required for an even chance: AED 813", "In your plan: AED 500"],
    ]);
  });

  test("name each figure's kind of money, and list no amount twice", () => {
    expect(blockOf("facts").groups.map(({ note }) => note)).toEqual([
      "In that year's money",
      "In that year's money",
      "In today's money",
      "In today's money",
    ]);
  });

  test("compare with today's share of the salary if that is invested", () => {
    expect(
      facts({ ...PLAN, isSalaryBasedContribution: true, investmentPercentageOfSalary: 7.5 })[3],
    ).toContain("In your plan: AED 750");
  });

  test("name the visitor's own budget in place of a lifestyle", () => {
    expect(facts({ ...PLAN, annualLivingCost: 31_216.25 })[2]).toContain("Your own budget: AED 31,216");
  });

  test("say that no month is left", () => {
    const result = { ...RESULT, requiredMonthlyInvestment: null, requiredSavingsFactor: null };
    expect(facts(PLAN, result)[3]).toContain("Required for an even chance: No time left to invest");
  });
});

describe("the advice", () => {
  const advice = (required: number | null, plan = PLAN, chance = 40) => {
    const result = { ...RESULT, requiredMonthlyInvestment: required, chanceToReachLifestyleGoal: chance };
    return pensionResultBlocks(plan, result, resultContext()).filter((block) => block.kind === "callout");
  };

  test("appears if more is required than the plan invests, with the chance and a warning", () => {
    expect(advice(500.01)).toEqual([
      {
        kind: "callout",
        tone: "warning",
        text: `Increasing your monthly investment to AED${NBSP}501, 5.1% of your salary, gives you a realistic chance (50 in 100) of reaching your goal.`,
      },
    ]);
  });

  test("is hidden if both amounts are equal when rounded up", () => {
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
        text: "Your monthly investment is enough for a realistic chance (50 in 100).",
      },
    ]);
  });

  test("gives the share of the salary, rounded up like the amount", () => {
    const plan = { ...PLAN, isSalaryBasedContribution: true };
    expect(advice(812.3, plan)[0]?.text).toContain(`AED${NBSP}813, 8.2% of your salary,`);
  });

  test("leads from a share of no salary to a fixed amount", () => {
    const plan = { ...PLAN, isSalaryBasedContribution: true, monthlySalary: 0 };
    expect(advice(812.3, plan)[0]?.text).toBe(
      `Add your salary, or choose a fixed amount: investing AED${NBSP}813 a month gives you a realistic chance (50 in 100) of reaching your goal.`,
    );
    expect(advice(50_000.5, plan)[0]?.text).toContain(`this form allows AED${NBSP}50,000 at most`);
  });

  test("never asks for more than the form accepts: a share of the salary, or an amount", () => {
    const salaryBased = { ...PLAN, isSalaryBasedContribution: true };
    expect(advice(3_000, salaryBased)[0]?.text).toContain("30.0% of your salary");
    const [beyond] = advice(3_000.5, { ...salaryBased, age: 59, retirementAge: 60 });
    expect(beyond?.tone).toBe("warning");
    expect(beyond?.text).toMatch(/^A share of your salary is not enough to reach this goal/);
    expect(beyond?.text).toContain("30.1% of your salary, and this form allows 30% at most");
    expect(beyond?.text).toContain("You could also consider retiring later or");
    expect(advice(50_000.5)[0]?.text).toContain(`this form allows AED${NBSP}50,000 at most`);
    const wealthy = { ...PLAN, monthlySalary: 60_000 };
    expect(advice(50_000, wealthy)[0]?.text).toContain("Increasing your monthly investment");
  });

  test("never asks for more than the salary, if there is one", () => {
    expect(advice(10_000)[0]?.text).toContain(`AED${NBSP}10,000, 100.0% of your salary,`);
    const text = advice(10_000.5)[0]?.text;
    expect(text).toMatch(/^Saving more each month is not enough to reach this goal/);
    expect(text).toContain(`AED${NBSP}10,001 a month, more than your salary. You could also consider `);
    expect(advice(10_000.5, { ...PLAN, monthlySalary: 0 })[0]?.text).toContain(
      "Increasing your monthly investment",
    );
  });

  test("names one limit: if no amount is enough, that of the amount, and no share", () => {
    const [beyond] = advice(50_000.5, { ...PLAN, isSalaryBasedContribution: true });
    expect(beyond?.text).toMatch(/^Saving more each month is not enough to reach this goal/);
    expect(beyond?.text).toContain(`AED${NBSP}50,001 a month, and this form allows AED${NBSP}50,000 at most`);
    expect(beyond?.text).not.toContain("%");
  });

  test("leads only to values that the form accepts", () => {
    const utmost = { ...PLAN, age: 76, retirementAge: 77, lifestyle: "Basic" as const };
    expect(advice(60_000, utmost)[0]?.text).toMatch(/You could also consider more savings\.$/);
    const affluent = { ...PLAN, lifestyle: "Affluent" as const, isSalaryBasedContribution: true };
    const open = { ...affluent, age: 59, retirementAge: 60 };
    expect(advice(20_000, open)[0]?.text).toMatch(
      /consider retiring later, a simpler lifestyle, or more savings\.$/,
    );
    expect(advice(60_000, open)[0]?.text).toMatch(
      /consider retiring later, a simpler lifestyle, or more savings\.$/,
    );
    // Work permits end at 65.
    expect(advice(60_000, affluent)[0]?.text).toMatch(/consider a simpler lifestyle or more savings\.$/);
  });

  test("mentions spending if the visitor has a budget, and less spending only if the form accepts less", () => {
    const own = (annualLivingCost: number) =>
      advice(60_000, { ...PLAN, age: 76, retirementAge: 77, annualLivingCost })[0]?.text;
    expect(own(90_000)).toMatch(/consider spending less or more savings\.$/);
    expect(own(1_000)).toMatch(/consider more savings\.$/);
  });

  test("from 60 to 62, for an affluent life on 20,000 a month, is not 1,310 % of the salary", async () => {
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
    const [callout] = pensionResultBlocks(plan, result, resultContext()).filter(
      (block) => block.kind === "callout",
    );
    expect(callout?.text).toMatch(/^Saving more each month is not enough to reach this goal/);
    expect(callout?.text).not.toMatch(/gives you a realistic chance|a fixed amount/);
  });

  test("compares with no investment if no month is left", () => {
    const blocks = pensionResultBlocks({ ...PLAN, age: PLAN.retirementAge }, RESULT, resultContext());
    const facts = blocks.flatMap((block) => (block.kind === "facts" ? block.groups : []));
    const planned = facts.flatMap((group) => group.facts).find(({ label }) => label === EN.results.yourPlan);
    expect(planned?.value).toMatchObject({ amount: 0 });
  });

  test("suggests nothing if no month is left", () => {
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

  test("marks when the end-of-service benefit is paid, if there is one", () => {
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

  test("reaches zero, with a marker, within the last age in the answer", () => {
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

  test("marks savings that do not last for a year of retirement, like the answer", () => {
    const outcomesAt50th = outcomes((age) => (age < 66 ? 300 : -100));
    expect(signsOf(PLAN, { ...RESULT, outcomesAt50th }).at(-1)).toEqual({
      at: 65.75,
      amount: 0,
      series: "realistic",
      text: "Realistic: savings do not last through the first year of retirement.",
    });
  });

  test("marks a retirement in the future", () => {
    expect(blockOf("forecast").marker).toEqual({ at: 65, label: "Retirement" });
    expect(blockOf("forecast", { ...PLAN, retirementAge: 60 }).marker).toBeUndefined();
  });
});

describe("in today's money", () => {
  const today = pensionResultBlocks(PLAN, RESULT, resultContext({ view: "today" }));

  test("tiles say so, and values that were in today's money stay", () => {
    const groups = blockOfKind(today, "facts").groups.map(({ note, facts }) => [
      note,
      ...facts.map(({ value }) => formatValue(value, EN).replaceAll(NBSP, " ")),
    ]);
    // Five years of India's 4 %: 5,000, 4,500 and 40,899.6 divided by 1.04^5 = 1.21665.
    expect(groups).toEqual([
      ["In today's money", "AED 4,110", "AED 3,699"],
      ["In today's money", "AED 33,616", "None"],
      ["In today's money", "AED 40,000", "AED 31,216"],
      ["In today's money", "AED 813", "AED 500"],
    ]);
  });

  test("chart, range and table are the yearly values divided by the rise in prices", () => {
    const nominal = blockOf("forecast");
    const { note, summary, series, range } = blockOfKind(today, "forecast");
    expect(nominal.note).toBe("In each year's money");
    expect(note).toBe("In today's money");
    expect(summary).toMatch(/^At retirement, age 65, in today's money: /);
    const deflated = (points: readonly ForecastPoint[]) =>
      points.map(({ at, amount }) => ({ at, amount: expect.closeTo(amount / 1.04 ** (at - 60), 6) }));
    for (const [index, { points, line }] of nominal.series.entries()) {
      expect(series[index]).toMatchObject({ points: deflated(points), line: deflated(line) });
    }
    expect(range.upperEdge).toEqual(deflated(nominal.range.upperEdge));
  });

  test("nothing else changes", () => {
    const others = (blocks: readonly Block[]) =>
      blocks.filter(({ kind }) => !["facts", "forecast", "figures"].includes(kind));
    expect(others(today)).toEqual(others(pensionResultBlocks(PLAN, RESULT, resultContext())));
  });

  test("a report shows today's value beside the milestone, and nowhere else", () => {
    const nominal = pensionResultBlocks(PLAN, RESULT, resultContext());
    const both = pensionResultBlocks(PLAN, RESULT, resultContext({ view: "both" }));
    const { summary } = blockOfKind(both, "forecast");
    expect(summary).toMatch(/in that year's money: .* The same, in today's money: .*4,110/);
    const chart = { ...blockOfKind(nominal, "forecast"), summary };
    expect(both).toEqual(nominal.map((block) => (block.kind === "forecast" ? chart : block)));
  });
});

test("the assumptions follow the plan", () => {
  const notes = blockOf("notes").notes.join(" ");
  expect(notes).toContain("several thousand scenarios");
  expect(notes).toContain("inflation in India, 4% a year");
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

test("the notes explain the percentiles of a savings scheme that employers still pay into", () => {
  const explains = (changes: Partial<PensionPlan>) =>
    blockOf("notes", { ...PLAN, ...changes }).notes.includes(EN.pension.endOfService.notes.optimistic);
  expect(explains({ endOfService: "SavingsScheme" })).toBe(true);
  expect(explains({ endOfService: "SavingsScheme", age: 65 })).toBe(false);
  expect(explains({})).toBe(false);
});

describe("the strategy in the text", () => {
  const notesOf = (changes: Partial<PensionPlan>) => blockOf("notes", { ...PLAN, ...changes }).notes;

  test("of Lifestyling within ten years of retirement is never called aggressive", () => {
    expect(notesOf({ risk: "Lifestyling" })).toContain(
      "Lifestyling reduces risk every year from now on and is conservative from retirement to age 80.",
    );
    expect(notesOf({ risk: "Lifestyling", age: 50 }).join()).toContain("until 10 years before retirement");
  });

  test("is that of retirement if retirement is now, and no contributions are mentioned", () => {
    const notes = notesOf({ risk: "Aggressive", age: 65 }).join(" ");
    expect(notes).toContain("The savings are invested conservatively up to age 80.");
    expect(notes).not.toMatch(/Aggressive|monthly investment rises/);
  });
});
