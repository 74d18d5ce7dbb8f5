import { describe, expect, test } from "vitest";
import { childGoalResultBlocks } from "#shared/child-goal/results.ts";
import type { ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import type { BlockKind } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { blockOfKind } from "../report/block-of-kind.ts";
import { GOAL, goalOf, outcomes, resultOf, START } from "./fixture.ts";

const NBSP = "\u00a0";

const blocksOf = (plan: ChildGoalPlan, more: Partial<GoalResult> = {}, start = START) =>
  childGoalResultBlocks(plan, { ...resultOf(plan), ...more }, start, EN);

const blockOf = <K extends BlockKind>(kind: K, plan: ChildGoalPlan = GOAL, more: Partial<GoalResult> = {}) =>
  blockOfKind(blocksOf(plan, more), kind);

/** The advice and what is due now, in their order; none where there is nothing to say. */
const calloutsOf = (plan: ChildGoalPlan, more: Partial<GoalResult> = {}, start = START) =>
  blocksOf(plan, more, start).filter((block) => block.kind === "callout");

test("results start with the answer and end with how they came about", () => {
  expect(childGoalResultBlocks(GOAL, resultOf(GOAL), START, EN).map(({ kind }) => kind)).toEqual([
    "answer",
    "facts",
    "callout",
    "forecast",
    "figures",
    "notes",
  ]);
});

describe("the answer", () => {
  test.each([
    [0, "In fewer than 1 of 100 futures your savings cover even the tightest payment.", 0],
    [4.99, "In fewer than 1 of 10 futures your savings cover even the tightest payment.", 0],
    [71.346, "In 7 of 10 futures your savings cover even the tightest payment.", 7],
    [95.31, "In more than 9 of 10 futures your savings cover even the tightest payment.", 9],
    [100, "In more than 99 of 100 futures your savings cover even the tightest payment.", 10],
  ])("of a chance of %d percent speaks of the tightest payment alone", (chance, text, tenths) => {
    expect(blockOf("answer", GOAL, { chanceToReachLifestyleGoal: chance })).toMatchObject({ text, tenths });
  });

  test("of a single payment speaks of it", () => {
    const covered = "In 7 of 10 futures your savings cover";
    expect(blockOf("answer", goalOf("HelpKids")).text).toBe(`${covered} the expense.`);
    expect(blockOf("answer", { ...GOAL, startYear: 2024 }).text).toBe(`${covered} the education.`);
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

  test("supports nothing until an age that is past, where what is due this month is not covered", () => {
    const blocks = blocksOf(
      { ...GOAL, startYear: 2026 },
      { outcomesAt50th: outcomes(() => -1) },
      { year: 2026, month: 9 },
    );
    expect(blockOfKind(blocks, "answer").detail).toBe(
      "In the Realistic forecast they do not cover the first payment.",
    );
  });

  test("says so when not even the first payment is covered", () => {
    const outcomesAt50th = outcomes((year) => (year < 8 ? 1 : -1));
    expect(blockOf("answer", GOAL, { outcomesAt50th }).detail).toBe(
      "In the Realistic forecast they last until age 17, and do not cover the first payment.",
    );
  });
});

describe("the facts", () => {
  const facts = (plan = GOAL, more: Partial<GoalResult> = {}) =>
    blockOf("facts", plan, more).groups.map(({ title, facts }) => [
      title,
      ...facts.map(({ label, value }) => `${label}: ${formatValue(value, EN)}`.replaceAll(NBSP, " ")),
    ]);

  test("hold values before the first payment, and never call a child's plan good until 80", () => {
    // The first payment by closed form: 94 months of 4 % a year.
    expect(10_000 * 1.04 ** (94 / 12)).toBeCloseTo(13_597, 0);
    expect(facts()).toEqual([
      [
        "When the education starts, September 2034, age 18",
        "Realistic: AED 61,000",
        "Pessimistic: AED 53,000",
        "Realistic, after paying: AED 47,403",
      ],
      ["Monthly investment", "Required: AED 813", "Invested in your plan: AED 500"],
      ["Annual expense", "Today's money: AED 10,000", "Money of 2034: AED 13,597"],
      ["How long it lasts", "Last payment: September 2037", "Realistic covers it: To its end"],
    ]);
  });

  test("say which moment they are of and whose money they are", () => {
    expect(blockOf("facts").groups.map(({ note }) => note)).toEqual([
      "Before paying, money of 2034",
      "Today's money",
      undefined,
      undefined,
    ]);
  });

  test("of healthcare count calendar years", () => {
    const [start, , , duration] = facts(goalOf("Healthcare"));
    expect(start?.[0]).toBe("When the healthcare starts, September 2034");
    expect(duration?.slice(1)).toEqual(["Last payment: September 2037", "Realistic covers it: To its end"]);
  });

  test("name the age, or year, before the shortfall", () => {
    const shortfall = (year: number) => (year < 10 ? 1 : -1);
    expect(facts(GOAL, { outcomesAt50th: outcomes(shortfall) })[3]?.[2]).toMatch(/: Until age 19$/);
    expect(facts(goalOf("Healthcare"), { outcomesAt50th: outcomes(shortfall, 0) })[3]?.[2]).toMatch(
      /: Until 2035$/,
    );
    const never = { outcomesAt50th: outcomes((year) => (year < 8 ? 1 : -1)) };
    expect(facts(GOAL, never)[3]?.[2]).toMatch(/: Not the first payment$/);
  });

  test("of healthcare in spring name the last year whose September is paid", () => {
    // Ten years from May 2026: the observation of May 2036 is the first below zero, the payment of 2034 is covered.
    const healthcare = goalOf("Healthcare");
    const outcomesAt50th = outcomes((year) => (year < 10 ? 1 : -1), 0);
    const blocks = blocksOf(healthcare, { outcomesAt50th }, { year: 2026, month: 5 });
    expect(blockOfKind(blocks, "answer").detail).toMatch(/until 2034\.$/);
  });

  test("of a goal that has begun are of the next September, without the years that are over", () => {
    const begun = facts({ ...GOAL, startYear: 2025 });
    expect(begun[0]?.[0]).toBe("Next payment, September 2027, age 11");
    expect(begun[3]?.[1]).toBe("Last payment: September 2028");
  });
});

describe("the advice", () => {
  const advice = (required: number | null, chance = 40, plan = GOAL) =>
    calloutsOf(plan, { requiredMonthlyInvestment: required, chanceToReachLifestyleGoal: chance });

  test("increases what is too little, names the chance, and warns", () => {
    expect(advice(500.01)).toEqual([
      {
        kind: "callout",
        tone: "warning",
        text: `An increased monthly investment of AED${NBSP}501 gives you a realistic chance (5 in 10) to reach your goal.`,
      },
    ]);
  });

  test.each([
    [51, "neutral", "5 in 10 instead of 51 in 100"],
    [74.99, "neutral", "5 in 10 instead of 74 in 100"],
    [75, "good", "5 in 10 instead of 75 in 100"],
    [98.7, "good", "5 in 10 instead of 98 in 100"],
    [99.6, "good", "5 in 10 instead of more than 99 in 100"],
  ] as const)(
    "adjusts downward with both chances, and a tick from 75 %% on: %d %%",
    (chance, tone, words) => {
      const [callout] = advice(498.2, chance);
      expect(callout).toMatchObject({ tone });
      expect(callout?.text).toBe(
        `An adjusted monthly investment of AED${NBSP}499 still gives you a realistic chance to reach your goal (${words}).`,
      );
    },
  );

  test("names no chance of a requirement of nothing, which may be far above an even one", () => {
    expect(advice(0, 99.6)).toEqual([
      {
        kind: "callout",
        tone: "good",
        text: "Your savings alone, without a monthly investment, give you at least a realistic chance (5 in 10) to reach your goal.",
      },
    ]);
  });

  test("is hidden where both are equal once rounded up", () => {
    for (const required of [499.01, 500]) expect(advice(required, 50)).toEqual([]);
    expect(advice(500.9, 50, { ...GOAL, monthlyInvestment: 500.5 })).toEqual([]);
  });

  test("never asks for more than the form takes", () => {
    const [aed] = advice(50_000.01, 0);
    expect(aed?.tone).toBe("warning");
    expect(aed?.text).toMatch(/^Saving more each month does not reach this goal by itself/);
    expect(aed?.text).toContain(
      `would take AED${NBSP}50,001 a month, and this form takes AED${NBSP}50,000 at most`,
    );
    expect(advice(10_001, 0, { ...GOAL, currency: "USD" })[0]?.text).toContain("does not reach");
    expect(advice(50_000, 0)[0]?.text).toContain("An increased monthly investment");
  });

  describe("where a payment is due this month", () => {
    const SEPTEMBER = { year: 2026, month: 9 };
    const due = { ...GOAL, startYear: 2026, currentAnnualExpense: 100_000, currentAdditional: 4_500 };

    test("says what is not covered by savings and this month's contribution, and requires for the rest alone", () => {
      const callouts = calloutsOf(due, { requiredMonthlyInvestment: 8_600 }, SEPTEMBER);
      expect(callouts).toEqual([
        { kind: "callout", tone: "warning", text: `AED${NBSP}95,000 is due this month and not covered.` },
        {
          kind: "callout",
          tone: "neutral",
          text: `For the payments after this month, a monthly investment of AED${NBSP}8,600 gives you a realistic chance (5 in 10).`,
        },
      ]);
    });

    test("suggests no monthly investment where nothing is due later", () => {
      const only = { ...due, numberOfYears: 1 };
      expect(calloutsOf(only, { requiredMonthlyInvestment: null }, SEPTEMBER)).toEqual([
        { kind: "callout", tone: "warning", text: `AED${NBSP}95,000 is due this month and not covered.` },
      ]);
      const covered = { ...only, currentAdditional: 99_500 };
      expect(calloutsOf(covered, { requiredMonthlyInvestment: null }, SEPTEMBER)).toMatchObject([
        { tone: "neutral", text: expect.stringContaining("no monthly investment is suggested") },
      ]);
    });

    test("is hidden once the plan invests what the later payments require", () => {
      const callouts = calloutsOf(
        { ...due, monthlyInvestment: 8_600 },
        { requiredMonthlyInvestment: 8_600 },
        SEPTEMBER,
      );
      expect(callouts.map(({ text }) => text)).toEqual([
        `AED${NBSP}86,900 is due this month and not covered.`,
      ]);
    });

    test("counts what is expected with the first payment", () => {
      const expected = { ...due, expectedAdditional: 95_000 };
      const [advice] = calloutsOf(expected, { requiredMonthlyInvestment: 8_600 }, SEPTEMBER);
      expect(advice?.text).toContain("An increased monthly investment");
    });
  });
});

describe("the forecast", () => {
  test("counts the child's years, healthcare calendar years", () => {
    const axisOf = (plan: ChildGoalPlan) => {
      const { axisLabel, series, marker } = blockOf("forecast", plan);
      return [axisLabel, series[0]?.points[0]?.at, marker];
    };
    expect(axisOf(GOAL)).toEqual(["Child's age", 10, { at: 10 + 94 / 12, label: "Expense starts" }]);
    expect(axisOf(goalOf("Healthcare"))).toEqual([
      "Year",
      2026,
      { at: 2026 + 94 / 12, label: "Expense starts" },
    ]);
  });

  test("falls by the first payment where it is due, between the points of two years", () => {
    const [realistic, pessimistic] = blockOf("forecast").series;
    const around = (series: typeof realistic) =>
      series?.line.slice(7, 11).map(({ at, amount }) => [at, Math.round(amount)]);
    // 61,000 and 53,000 before the payment of 13,597 in September 2034.
    const due = 10 + 94 / 12;
    expect(around(realistic)).toEqual([
      [17, 42_000],
      [due, 61_000],
      [due, 47_403],
      [18, 48_000],
    ]);
    expect(around(pessimistic)).toEqual([
      [17, 35_000],
      [due, 53_000],
      [due, 39_403],
      [18, 40_000],
    ]);
    expect(realistic?.points.map(({ at }) => at)).toEqual(Array.from({ length: 13 }, (_, year) => 10 + year));
  });

  test("marks no start that lies behind", () => {
    const due = blocksOf({ ...GOAL, startYear: 2026 }, {}, { year: 2026, month: 9 });
    expect(blockOfKind(due, "forecast").marker).toBeUndefined();
  });

  const signsOf = (more: Partial<GoalResult> = {}, plan = GOAL, start = START) =>
    blockOfKind(blocksOf(plan, more, start), "forecast").signs.map(({ text, ...sign }) => ({
      ...sign,
      text: text.replaceAll(NBSP, " "),
    }));

  test("signs where the first payment falls due, with what is there before and after it", () => {
    expect(signsOf()).toEqual([
      {
        at: 10 + 94 / 12,
        amount: 61_000,
        text: "Expense starts: AED 13,597 falls due. Realistic: AED 61,000 before it, AED 47,403 after it.",
      },
    ]);
  });

  test("falls by a payment that is due now from its first place on, and never to less than nothing", () => {
    const due = { ...GOAL, startYear: 2026 };
    const more = { valueAtRetirement: 9_000, outcomesAt50th: outcomes(() => -1) };
    const [realistic] = blockOfKind(blocksOf(due, more, { year: 2026, month: 9 }), "forecast").series;
    expect(realistic?.line.slice(0, 3)).toEqual([
      { at: 10, amount: 9_000 },
      { at: 10, amount: 0 },
      { at: 11, amount: 0 },
    ]);
    expect(signsOf(more, due, { year: 2026, month: 9 })).toEqual([
      {
        at: 10,
        amount: 9_000,
        text: "This month: AED 10,000 falls due. Realistic: AED 9,000 before it, AED 0 after it.",
      },
      { at: 10, amount: 0, series: "realistic", text: "Realistic: savings do not cover the first payment." },
    ]);
  });

  test("signs where each line is used up, by the age or year that the answer names", () => {
    const outcomesAt50th = outcomes((year) => (year < 10 ? 300 : -100));
    const outcomesAt10th = outcomes((year) => (year < 8 ? 300 : -100));
    const more = { outcomesAt50th, outcomesAt10th, valueAtRetirementAt10th: 10_000 };
    const [, never, later] = signsOf(more);
    // Where 300 become -100 in a year, three quarters of it are over; before a payment they are not.
    expect(later).toEqual({
      at: 19.75,
      amount: 0,
      series: "realistic",
      text: "Realistic: savings cover the payments until age 19.",
    });
    expect(never).toEqual({
      at: 10 + 94 / 12,
      amount: 0,
      series: "pessimistic",
      text: "Pessimistic: savings do not cover the first payment.",
    });
    const healthcare = goalOf("Healthcare");
    const ofYears = { outcomesAt50th: outcomes((year) => (year < 10 ? 300 : -100), 0) };
    expect(signsOf(ofYears, healthcare).at(-1)?.text).toBe(
      "Realistic: savings cover the payments until 2035.",
    );
    expect(blockOfKind(blocksOf(healthcare, ofYears), "answer").detail).toMatch(/until 2035\.$/);
  });

  test("never falls below zero, where the chart begins", () => {
    const { series } = blockOf("forecast", GOAL, { outcomesAt10th: outcomes((year) => 1 - year) });
    expect(series[1]?.points.map(({ amount }) => amount)).toEqual([1, ...Array(12).fill(0)]);
  });
});

describe("in today's money", () => {
  const today = childGoalResultBlocks(GOAL, resultOf(GOAL), START, EN, "today");

  test("the tile of the start says so", () => {
    const [start] = blockOfKind(today, "facts").groups;
    expect(start?.note).toBe("Before paying, today's money");
    // 94 months of India's 4 %: 61,000 and 53,000 divided by 1.04^(94/12) = 1.35965.
    expect(start?.facts.map(({ value }) => formatValue(value, EN))).toEqual([
      `AED${NBSP}44,864`,
      `AED${NBSP}38,981`,
      `AED${NBSP}34,864`,
    ]);
  });

  test("every line falls by what the payment costs today, the upper edge of the band too", () => {
    const { series, range, note } = blockOfKind(today, "forecast");
    expect(note).toBe("Today's money");
    for (const line of [...series.map(({ line }) => line), range.upperEdge]) {
      const [before, after] = line.filter(({ at }) => !Number.isInteger(at));
      expect((before?.amount ?? 0) - (after?.amount ?? 0)).toBeCloseTo(GOAL.currentAnnualExpense, 6);
    }
    expect(range.upperEdge.map(({ at }) => at)).toEqual(series[0]?.line.map(({ at }) => at));
  });

  test("a year's expense stays in both, by their names", () => {
    const expenseOf = (blocks: typeof today) => blockOfKind(blocks, "facts").groups[2];
    expect(expenseOf(today)).toEqual(expenseOf(blocksOf(GOAL)));
  });

  test("what is due this month is said once", () => {
    const due = { ...GOAL, startYear: 2026 };
    const month = { year: 2026, month: 9 };
    const summaryIn = (view: "ofYear" | "both") =>
      blockOfKind(childGoalResultBlocks(due, resultOf(due), month, EN, view), "forecast").summary;
    expect(summaryIn("both")).toBe(summaryIn("ofYear"));
  });
});

test("the assumptions follow the plan", () => {
  const notes = blockOf("notes").notes.join(" ");
  expect(notes).toContain("several thousand scenarios");
  expect(notes).toContain("Costs and monthly savings rise with the inflation of India, 4% a year.");
  expect(notes).toContain("Additional savings at the start of the expense do not rise.");
  expect(notes).toContain("The Balanced strategy is maintained for the whole plan.");
  expect(notes).toContain("AED 3.6725 to 1 US dollar");
  expect(notes).toContain("Each year's expense is paid in September, when school years begin.");
  expect(notes).toContain("The chance is that of the tightest payment");
  expect(notes).toContain("model-1");
});
