import { describe, expect, test } from "vitest";
import { childGoalResultBlocks } from "#shared/child-goal/results.ts";
import type { ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import type { BlockKind } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { resultContext } from "../../../fixtures/result-context.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { GOAL, goalOf, outcomes, paidUntil, paymentsOf, resultOf, START } from "./fixture.ts";

const NBSP = "\u00a0";

const blocksOf = (plan: ChildGoalPlan, more: Partial<GoalResult> = {}, start = START) =>
  childGoalResultBlocks(plan, { ...resultOf(plan, start), ...more }, resultContext({ start }));

const blockOf = <K extends BlockKind>(kind: K, plan: ChildGoalPlan = GOAL, more: Partial<GoalResult> = {}) =>
  blockOfKind(blocksOf(plan, more), kind);

/** The advice and what is due now, in their order; none where there is nothing to say. */
const calloutsOf = (plan: ChildGoalPlan, more: Partial<GoalResult> = {}, start = START) =>
  blocksOf(plan, more, start).filter((block) => block.kind === "callout");

test("results start with the answer and end with the assumptions", () => {
  expect(childGoalResultBlocks(GOAL, resultOf(GOAL), resultContext()).map(({ kind }) => kind)).toEqual([
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
    [0, "In fewer than 1 of 100 futures your savings cover the payment that is hardest to meet.", 0],
    [4.99, "In 5 of 100 futures your savings cover the payment that is hardest to meet.", 5],
    [71.346, "In 71 of 100 futures your savings cover the payment that is hardest to meet.", 71],
    [99.49, "In 99 of 100 futures your savings cover the payment that is hardest to meet.", 99],
    [100, "In more than 99 of 100 futures your savings cover the payment that is hardest to meet.", 100],
  ])(
    "of a chance of %d percent describes only the payment that is hardest to cover",
    (chance, text, hundredths) => {
      const answer = blockOf("answer", GOAL, { chanceToReachLifestyleGoal: chance });
      expect(answer).toMatchObject({ text, hundredths });
    },
  );

  test("of a single payment describes it", () => {
    const covered = "In 71 of 100 futures your savings cover";
    expect(blockOf("answer", goalOf("HelpKids")).text).toBe(`${covered} the expense.`);
    expect(blockOf("answer", { ...GOAL, startYear: 2024 }).text).toBe(`${covered} the cost of education.`);
  });

  test.each([
    ["Education", "they support all the education costs."],
    ["HelpKids", "they support the entire expense."],
    ["Activities", "they support all the activities."],
    ["Healthcare", "they support all the healthcare costs."],
  ] as const)("of %s says that the goal is supported in full", (type, words) => {
    expect(blockOf("answer", goalOf(type)).detail).toBe(`In the Realistic forecast ${words}`);
  });

  // Two payments leave something: those of September 2034 and 2035, at ages 18 and 19.
  test.each([
    ["Education", "the education until age 19."],
    ["Activities", "the activities until age 19."],
    ["Healthcare", "the healthcare until 2035."],
  ] as const)("of %s names the age, or year, of the last covered payment", (type, words) => {
    const plan = goalOf(type);
    expect(blockOf("answer", plan, paidUntil(plan, 2)).detail).toBe(
      `In the Realistic forecast they support ${words}`,
    );
  });

  test("does not call a goal supported in full if any payment leaves less than nothing", () => {
    const recovering = (index: number) => ({ pessimistic: 0, realistic: index === 1 ? -0.01 : 5_000 });
    const payments = paymentsOf(GOAL, recovering);
    expect(blockOf("answer", GOAL, { payments }).detail).toMatch(/support the education until age 18\.$/);
  });

  test("supports nothing until a past age if this month's payment is not covered", () => {
    const [due, start] = [
      { ...GOAL, startYear: 2026 },
      { year: 2026, month: 9 },
    ];
    const blocks = blocksOf(due, paidUntil(due, 0, { start }), start);
    expect(blockOfKind(blocks, "answer").detail).toBe(
      "In the Realistic forecast they do not cover the first payment.",
    );
  });

  test.each([
    ["the first payment", GOAL],
    ["the next payment", { ...GOAL, startYear: 2025 }],
    ["the expense", goalOf("HelpKids")],
    ["the cost of the activities", { ...goalOf("Activities"), numberOfYears: 1 }],
  ] as const)("says in words, tile and chart that not even %s is covered", (expense, plan) => {
    const blocks = blocksOf(plan, paidUntil(plan, 0));
    expect(blockOfKind(blocks, "answer").detail).toBe(
      `In the Realistic forecast they do not cover ${expense}.`,
    );
    expect(blockOfKind(blocks, "forecast").signs.at(-1)?.text).toBe(
      `Pessimistic: savings do not cover ${expense}.`,
    );
    const tile = blockOfKind(blocks, "facts").groups[3]?.facts.at(-1)?.value;
    if (tile !== undefined) expect(formatValue(tile, EN)).toBe(`Not ${expense}`);
  });
});

describe("the facts", () => {
  const facts = (plan = GOAL, more: Partial<GoalResult> = {}) =>
    blockOf("facts", plan, more).groups.map(({ title, facts }) => [
      title,
      ...facts.map(({ label, value }) => `${label}: ${formatValue(value, EN)}`.replaceAll(NBSP, " ")),
    ]);

  test("show values before the first payment, and never call a child's plan good until 80", () => {
    // The first payment by closed form: 94 months of 4 % a year.
    expect(10_000 * 1.04 ** (94 / 12)).toBeCloseTo(13_597, 0);
    // All payments: each a year later than the one before.
    const payments = [0, 1, 2, 3].map((year) => 10_000 * 1.04 ** (94 / 12 + year));
    expect(payments.reduce((sum, payment) => sum + payment)).toBeCloseTo(57_737, 0);
    expect(facts()).toEqual([
      [
        "When the education starts, September 2034, age 18",
        "Realistic: AED 61,000",
        "Pessimistic: AED 53,000",
        "Realistic, after paying: AED 47,403",
      ],
      ["Monthly investment", "Required for an even chance: AED 813", "In your plan: AED 500"],
      [
        "Annual expense",
        "In today's money: AED 10,000",
        "In 2034 money: AED 13,597",
        "In all, in each year's money: AED 57,737",
      ],
      ["How long it lasts", "Last payment: September 2037", "Covered in the Realistic forecast: To the end"],
    ]);
  });

  test("name their moment and their kind of money", () => {
    expect(blockOf("facts").groups.map(({ note }) => note)).toEqual([
      "Before paying, in 2034 money",
      "In today's money",
      undefined,
      undefined,
    ]);
  });

  test.each([goalOf("HelpKids"), { ...goalOf("Activities"), numberOfYears: 1 }])(
    "of an expense that is paid once have no duration, and do not call it annual",
    (plan) => {
      expect(facts(plan).slice(1)).toEqual([
        ["Monthly investment", "Required for an even chance: AED 813", "In your plan: AED 500"],
        ["Expense", "In today's money: AED 10,000", "In 2034 money: AED 13,597"],
      ]);
      expect(blockOf("forecast", plan).marker?.label).toBe("Expense");
    },
  );

  test("tell the sum of all payments in today's money, too", () => {
    const context = resultContext({ start: START, view: "today" });
    const { groups } = blockOfKind(childGoalResultBlocks(GOAL, resultOf(GOAL), context), "facts");
    const sum = groups[2]?.facts[2];
    expect(sum?.label).toBe("In all, in today's money");
    expect(sum && formatValue(sum.value, EN).replaceAll(NBSP, " ")).toBe("AED 40,000");
  });

  test("of healthcare count calendar years", () => {
    const [start, , , duration] = facts(goalOf("Healthcare"));
    expect(start?.[0]).toBe("When the healthcare starts, September 2034");
    expect(duration?.slice(1)).toEqual([
      "Last payment: September 2037",
      "Covered in the Realistic forecast: To the end",
    ]);
  });

  test("name the age, or year, before the shortfall", () => {
    const healthcare = goalOf("Healthcare");
    expect(facts(GOAL, paidUntil(GOAL, 2))[3]?.[2]).toMatch(/: Until age 19$/);
    expect(facts(healthcare, paidUntil(healthcare, 2))[3]?.[2]).toMatch(/: Until 2035$/);
    expect(facts(GOAL, paidUntil(GOAL, 0))[3]?.[2]).toMatch(/: Not the first payment$/);
  });

  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    "of healthcare name the last year whose September is paid, even in month %d",
    (month) => {
      const healthcare = goalOf("Healthcare");
      const start = { year: 2026, month };
      const blocks = blocksOf(healthcare, paidUntil(healthcare, 1, { start }), start);
      expect(blockOfKind(blocks, "answer").detail).toMatch(/until 2034\.$/);
    },
  );

  test("of a goal that has begun are for the next September, without past years", () => {
    const begun = facts({ ...GOAL, startYear: 2025 });
    expect(begun[0]?.[0]).toBe("Next payment, September 2027, age 11");
    expect(begun[3]?.[1]).toBe("Last payment: September 2028");
  });
});

describe("the advice", () => {
  const advice = (required: number | null, chance = 40, plan = GOAL) =>
    calloutsOf(plan, { requiredMonthlyInvestment: required, chanceToReachLifestyleGoal: chance });

  test("suggests an increase if too little is invested, with the chance and a warning", () => {
    expect(advice(500.01)).toEqual([
      {
        kind: "callout",
        tone: "warning",
        text: `Increasing your monthly investment to AED${NBSP}501 gives you a realistic chance (50 in 100) of reaching your goal.`,
      },
    ]);
  });

  test.each([
    [51, "51 in 100"],
    [74.99, "75 in 100"],
    [82.4, "82 in 100"],
    [99.6, "more than 99 in 100"],
  ] as const)(
    "suggests a decrease with both chances, and the icon of an even one: %d %%",
    (chance, words) => {
      expect(advice(498.2, chance)).toEqual([
        {
          kind: "callout",
          tone: "neutral",
          text: `With an adjusted monthly investment of AED${NBSP}499 you would still have a realistic chance, but it could fall from ${words} to 50 in 100.`,
        },
      ]);
    },
  );

  test("suggests a decrease without a lower chance if the chance is even as shown", () => {
    expect(advice(498.2, 50.3)[0]?.text).toBe(
      `An adjusted monthly investment of AED${NBSP}499 gives you a realistic chance (50 in 100) of reaching your goal.`,
    );
  });

  test("gives no chance for a requirement of zero, which may be far above an even one", () => {
    expect(advice(0, 99.6)).toEqual([
      {
        kind: "callout",
        tone: "neutral",
        text: "Even without a monthly investment your savings would give you at least a realistic chance (50 in 100), but your chance could fall.",
      },
    ]);
  });

  test("is hidden if both amounts are equal when rounded up", () => {
    for (const required of [499.01, 500]) expect(advice(required, 50)).toEqual([]);
    expect(advice(500.9, 50, { ...GOAL, monthlyInvestment: 500.5 })).toEqual([]);
  });

  test("never asks for more than the form accepts", () => {
    const [aed] = advice(50_000.01, 0);
    expect(aed?.tone).toBe("warning");
    expect(aed?.text).toMatch(/^Saving more each month is not enough to reach this goal/);
    expect(aed?.text).toContain(
      `would take AED${NBSP}50,001 a month, and this form allows AED${NBSP}50,000 at most`,
    );
    expect(advice(10_001, 0, { ...GOAL, currency: "USD" })[0]?.text).toContain("is not enough");
    expect(advice(50_000, 0)[0]?.text).toContain("Increasing your monthly investment");
  });

  describe("if a payment is due this month", () => {
    const SEPTEMBER = { year: 2026, month: 9 };
    const due = { ...GOAL, startYear: 2026, currentAnnualExpense: 100_000, currentAdditional: 4_500 };

    test("the advice names the part that savings and this month's contribution do not cover, and requires the rest alone", () => {
      const callouts = calloutsOf(due, { requiredMonthlyInvestment: 8_600 }, SEPTEMBER);
      expect(callouts).toEqual([
        { kind: "callout", tone: "warning", text: `AED${NBSP}95,000 is due this month and is not covered.` },
        {
          kind: "callout",
          tone: "neutral",
          text: `For the payments after this month, a monthly investment of AED${NBSP}8,600 gives you a realistic chance (50 in 100).`,
        },
      ]);
    });

    test("it suggests no monthly investment if nothing is due later", () => {
      const only = { ...due, numberOfYears: 1 };
      expect(calloutsOf(only, { requiredMonthlyInvestment: null }, SEPTEMBER)).toEqual([
        { kind: "callout", tone: "warning", text: `AED${NBSP}95,000 is due this month and is not covered.` },
      ]);
      const covered = { ...only, currentAdditional: 99_500 };
      expect(calloutsOf(covered, { requiredMonthlyInvestment: null }, SEPTEMBER)).toMatchObject([
        { tone: "neutral", text: expect.stringContaining("we suggest no monthly investment") },
      ]);
    });

    test("it is hidden once the plan invests enough for the later payments", () => {
      const callouts = calloutsOf(
        { ...due, monthlyInvestment: 8_600 },
        { requiredMonthlyInvestment: 8_600 },
        SEPTEMBER,
      );
      expect(callouts.map(({ text }) => text)).toEqual([
        `AED${NBSP}86,900 is due this month and is not covered.`,
      ]);
    });

    test("it does not advise less where this month's contribution pays for it", () => {
      const plan = { ...due, monthlyInvestment: 96_000 };
      expect(calloutsOf(plan, { requiredMonthlyInvestment: 8_600 }, SEPTEMBER)).toEqual([
        {
          kind: "callout",
          tone: "neutral",
          text: `For the payments after this month, a monthly investment of AED${NBSP}8,600 gives you a realistic chance (50 in 100).`,
        },
      ]);
      const [advice] = calloutsOf(plan, { requiredMonthlyInvestment: 95_500 }, SEPTEMBER);
      expect(advice?.text).toContain("is not enough");
    });

    test("additional savings are expected with the first payment", () => {
      const expected = { ...due, expectedAdditional: 95_000 };
      const [advice] = calloutsOf(expected, { requiredMonthlyInvestment: 8_600 }, SEPTEMBER);
      expect(advice?.text).toContain("Increasing your monthly investment");
    });
  });
});

describe("the forecast", () => {
  test("counts the child's years, or calendar years for healthcare", () => {
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

  test("falls by the first payment when it is due, between the points of two years", () => {
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

  test("falls by every payment as a step, and rises in between", () => {
    const [realistic] = blockOf("forecast", GOAL, paidUntil(GOAL, 4)).series;
    const steps = realistic?.line.filter(({ at }) => !Number.isInteger(at)) ?? [];
    expect(steps.map(({ at }) => at)).toEqual(
      [94, 94, 106, 106, 118, 118, 130, 130].map((month) => 10 + month / 12),
    );
    for (const [index, { amount }] of steps.entries()) {
      const payment = 10_000 * 1.04 ** ((94 + 12 * Math.floor(index / 2)) / 12);
      expect(amount).toBeCloseTo(index % 2 === 0 ? 300 + payment : 300, 6);
    }
  });

  test("marks no start in the past", () => {
    const due = blocksOf({ ...GOAL, startYear: 2026 }, {}, { year: 2026, month: 9 });
    expect(blockOfKind(due, "forecast").marker).toBeUndefined();
  });

  const signsOf = (more: Partial<GoalResult> = {}, plan = GOAL, start = START) =>
    blockOfKind(blocksOf(plan, more, start), "forecast").signs.map(({ text, ...sign }) => ({
      ...sign,
      text: text.replaceAll(NBSP, " "),
    }));

  test("marks when the first payment falls due, with the amounts before and after it", () => {
    expect(signsOf()).toEqual([
      {
        at: 10 + 94 / 12,
        amount: 61_000,
        text: "Expense starts: AED 13,597 falls due. Realistic: AED 61,000 before it, AED 47,403 after it.",
      },
    ]);
  });

  test("falls by a payment that is due now at its first point, and never below zero", () => {
    const due = { ...GOAL, startYear: 2026 };
    const start = { year: 2026, month: 9 };
    const more = {
      valueAtRetirement: 9_000,
      outcomesAt50th: outcomes(() => -1),
      payments: paymentsOf(due, () => ({ pessimistic: 100, realistic: -1_000 }), start),
    };
    const [realistic] = blockOfKind(blocksOf(due, more, { year: 2026, month: 9 }), "forecast").series;
    expect(realistic?.line.slice(0, 2)).toEqual([
      { at: 10, amount: 9_000 },
      { at: 10, amount: 0 },
    ]);
    expect(signsOf(more, due, start)).toEqual([
      {
        at: 10,
        amount: 9_000,
        text: "This month: AED 10,000 falls due. Realistic: AED 9,000 before it, AED 0 after it.",
      },
      { at: 10, amount: 0, series: "realistic", text: "Realistic: savings do not cover the first payment." },
    ]);
  });

  test("marks where each line is used up, at the age or year in the answer", () => {
    const [, never, later] = signsOf(paidUntil(GOAL, 2, { pessimistic: 0 }));
    // The due date of the payment that exceeds the savings: September 2036.
    expect(later).toEqual({
      at: 10 + 118 / 12,
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
    const ofYears = paidUntil(healthcare, 2, { pessimistic: 4 });
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
  const today = childGoalResultBlocks(GOAL, resultOf(GOAL), resultContext({ view: "today" }));

  test("the tile of the start says so", () => {
    const [start] = blockOfKind(today, "facts").groups;
    expect(start?.note).toBe("Before paying, in today's money");
    // 94 months of India's 4 %: 61,000 and 53,000 divided by 1.04^(94/12) = 1.35965.
    expect(start?.facts.map(({ value }) => formatValue(value, EN))).toEqual([
      `AED${NBSP}44,864`,
      `AED${NBSP}38,981`,
      `AED${NBSP}34,864`,
    ]);
  });

  test("every line falls by the payment's cost today, including the upper edge of the band", () => {
    const { series, range, note } = blockOfKind(today, "forecast");
    expect(note).toBe("In today's money");
    for (const line of [...series.map(({ line }) => line), range.upperEdge]) {
      const [before, after] = line.filter(({ at }) => at === 10 + 94 / 12);
      expect((before?.amount ?? 0) - (after?.amount ?? 0)).toBeCloseTo(GOAL.currentAnnualExpense, 6);
    }
    expect(range.upperEdge.map(({ at }) => at)).toEqual(series[0]?.line.map(({ at }) => at));
  });

  test("a year's expense stays in both kinds of money, each by name", () => {
    const expenseOf = (blocks: typeof today) => blockOfKind(blocks, "facts").groups[2]?.facts.slice(0, 2);
    expect(expenseOf(today)).toEqual(expenseOf(blocksOf(GOAL)));
  });

  test("an amount that is due this month is shown once", () => {
    const due = { ...GOAL, startYear: 2026 };
    const month = { year: 2026, month: 9 };
    const summaryIn = (view: "ofYear" | "both") =>
      blockOfKind(
        childGoalResultBlocks(due, resultOf(due, month), resultContext({ start: month, view })),
        "forecast",
      ).summary;
    expect(summaryIn("both")).toBe(summaryIn("ofYear"));
  });
});

test("the assumptions follow the plan", () => {
  const notes = blockOf("notes").notes.join(" ");
  expect(notes).toContain("several thousand scenarios");
  expect(notes).toContain("Costs and monthly savings rise with inflation in India, 4% a year.");
  expect(notes).toContain("Additional savings at the start of the expense do not rise with inflation.");
  expect(notes).toContain("The Balanced strategy is maintained for the whole plan.");
  expect(notes).toContain("Investment fees and taxes are not included.");
  expect(notes).toContain("AED 3.6725 to 1 US dollar");
  expect(notes).toContain("Each year's expense is assumed to be paid in September.");
  expect(notes).toContain("The chance shown is for the payment that is hardest to meet");
  expect(notes).toContain("model-1");
});

test.each([
  ["Education", "UAE", true],
  ["Education", "UK", true],
  ["Education", "USA", true],
  ["Education", "Egypt", true],
  ["Education", "India", false],
  ["Education", "Philippines", false],
  ["Activities", "UAE", false],
  ["Healthcare", "UAE", false],
] as const)("%s in %s is described as paid when school years begin: %s", (type, countryOfExpense, isSaid) => {
  const when = `in September${isSaid ? ", around the start of the school year" : ""}. Payments due before today`;
  expect(blockOf("notes", { ...goalOf(type), countryOfExpense }).notes.join(" ")).toContain(when);
});
