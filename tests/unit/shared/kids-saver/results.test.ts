import { describe, expect, test } from "vitest";
import { CHILD_GOALS, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { kidsSaverResultBlocks } from "#shared/kids-saver/results.ts";
import type { KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import type { BlockKind, BreakdownRow } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { KIDS_SAVER_PLAN } from "../../../fixtures/forms.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { resultContext } from "../../../fixtures/result-context.ts";
import { INFLATION } from "../../../reference/assumptions.ts";
import { contributionsInBaskets } from "../../../reference/todays-money.ts";
import { GOAL, paidUntil, paymentsOf, resultOf, START } from "../child-goal/fixture.ts";
import { blockOfKind } from "../report/block-of-kind.ts";

const NBSP = "\u00a0";

const EXPENSE = { countryOfExpense: "UAE", currentAnnualExpense: 10_000, numberOfYears: 4 } as const;
const EDUCATION = { type: "Education", ...EXPENSE, startYear: 2034 } as const;
const ACTIVITIES = { type: "Activities", ...EXPENSE, countryOfExpense: "India", startYear: 2036 } as const;

/** Two goals of a 10-year-old, the first in 8 years. */
const PLAN: KidsSaverPlan = { ...KIDS_SAVER_PLAN, goals: [EDUCATION, ACTIVITIES] };

/** Not calculated from the plan: each sum differs by where it is rounded. */
const RESULT: MultiGoalResult = {
  ...resultOf({ ...GOAL, countryOfExpense: "UAE" }),
  requiredMonthlyInvestment: 812.3,
  requiredMonthlyInvestmentEducation: 700.2,
  requiredMonthlyInvestmentActivities: 200.2,
  requiredMonthlyInvestmentHealthcare: null,
  requiredMonthlyInvestmentHelpKids: null,
};

const blockOf = <K extends BlockKind>(kind: K, more: Partial<MultiGoalResult> = {}, plan = PLAN) =>
  blockOfKind(kidsSaverResultBlocks(plan, { ...RESULT, ...more }, resultContext()), kind);

const rowsOf = (rows: readonly BreakdownRow[]) =>
  rows.map(({ label, value }) => `${label}: ${formatValue(value, EN)}`.replaceAll(NBSP, " "));

test("results start with the answer and end with the assumptions", () => {
  expect(kidsSaverResultBlocks(PLAN, RESULT, resultContext()).map(({ kind }) => kind)).toEqual([
    "answer",
    "facts",
    "callout",
    "breakdown",
    "forecast",
    "figures",
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
    expect(formatValue(answer.chance.value, EN)).toBe(shown);
    expect(answer.verdict?.tone).toBe(tone);
    expect(answer.verdict?.text).toBe(
      { success: "At least as likely as not", warning: "Less likely than not" }[tone],
    );
  });

  test("says in how many futures all goals are paid", () => {
    expect(blockOf("answer").text).toBe(
      "In 71 of 100 futures your savings cover the payment that is hardest to meet.",
    );
  });

  test("names the age of the last covered payment, or says that all are covered", () => {
    expect(blockOf("answer").detail).toBe("In the Realistic forecast they support all your goals.");
    expect(blockOf("answer", paidUntil(GOAL, 2)).detail).toMatch(/until age 19\.$/);
    expect(blockOf("answer", paidUntil(GOAL, 0)).detail).toBe(
      "In the Realistic forecast they do not cover the first payment.",
    );
  });
});

test("the answer supports nothing until a past age if this month's payment is not covered", () => {
  const due = { ...PLAN, goals: [{ ...EDUCATION, startYear: 2026 }] };
  const start = { year: 2026, month: 9 };
  const result = { ...RESULT, ...paidUntil({ ...GOAL, startYear: 2026 }, 0, { start }) };
  const blocks = kidsSaverResultBlocks(due, result, resultContext({ start }));
  expect(blockOfKind(blocks, "answer").detail).toBe(
    "In the Realistic forecast they do not cover the first payment.",
  );
});

test.each([
  ["the next payment", [{ ...EDUCATION, startYear: 2025 }, ACTIVITIES]],
  ["your goal", [{ ...EDUCATION, numberOfYears: 1 }]],
] as const)("the answer and the chart say that not even %s is covered", (expense, goals) => {
  const plan = { ...PLAN, goals: [...goals] };
  const blocks = kidsSaverResultBlocks(plan, { ...RESULT, ...paidUntil(GOAL, 0) }, resultContext());
  expect(blockOfKind(blocks, "answer").detail).toBe(
    `In the Realistic forecast they do not cover ${expense}.`,
  );
  expect(blockOfKind(blocks, "forecast").signs.at(-1)?.text).toBe(
    `Pessimistic: savings do not cover ${expense}.`,
  );
});

test("the next payment of a goal that has begun is not called the start of a first goal", () => {
  const plan = { ...PLAN, goals: [{ ...EDUCATION, startYear: 2025 }, ACTIVITIES] };
  const blocks = kidsSaverResultBlocks(plan, RESULT, resultContext());
  expect(blockOfKind(blocks, "facts").groups[0]?.title).toBe("Next payment, September 2027, age 11");
  expect(blockOfKind(blocks, "forecast").marker?.label).toBe("Next payment");
});

test("the notes mention school years if everything is paid when they begin", () => {
  const notesOf = (goals: KidsSaverPlan["goals"]) => blockOf("notes", {}, { ...PLAN, goals }).notes.join(" ");
  const school =
    "Each year's expense is assumed to be paid in September, around the start of the school year.";
  expect(notesOf([EDUCATION])).toContain(school);
  expect(notesOf([EDUCATION, ACTIVITIES])).toContain(
    "Each year's expense is assumed to be paid in September. Payments due before today",
  );
});

test("the facts show the moment before the first payment, the same in both forecasts", () => {
  const [atStart, monthly] = blockOf("facts").groups;
  expect(atStart?.title).toBe("When the first goal starts, September 2034, age 18");
  expect(atStart?.facts.map(({ value }) => formatValue(value, EN).replaceAll(NBSP, " "))).toEqual([
    "AED 61,000",
    "AED 53,000",
    // 10,000 a year rise by the UAE's 2 % in education and are paid first: 94 months until then.
    "AED 49,322",
  ]);
  expect(monthly?.facts.map(({ value }) => formatValue(value, EN).replaceAll(NBSP, " "))).toEqual([
    "AED 813",
    "AED 500",
  ]);
});

describe("the required investments", () => {
  test("add up as displayed", () => {
    const { rows, totals } = blockOf("breakdown");
    expect(rowsOf(rows)).toEqual(["Education: AED 701", "Activities: AED 201"]);
    // 701 + 201, and 902 - 813: not the rounded sum of 900.4 and its difference to 812.3.
    expect(rowsOf(totals).slice(0, 3)).toEqual(["Total: AED 902", "Smart saver: AED 813", "Savings: AED 89"]);
  });

  test("say until when they are paid and how much in all, alone and together", () => {
    const { rows, totals } = blockOf("breakdown");
    const detailsOf = (all: readonly BreakdownRow[]) => all.map(({ detail }) => detail.replaceAll(NBSP, " "));
    // Until September 2037 (130 months from November 2026), and 2039 (154): by annuities of 12 months rising by 2 %.
    const years = (count: number) => (12 * (1.02 ** count - 1)) / 0.02;
    const education = 701 * (years(10) + 11 * 1.02 ** 10);
    const activities = 201 * (years(12) + 11 * 1.02 ** 12);
    const together = 813 * (years(12) + 11 * 1.02 ** 12);
    const shown = (amount: number) => Math.round(amount).toLocaleString("en-US");
    expect(detailsOf(rows)).toEqual([
      `until 2037: AED ${shown(education)} in total`,
      `until 2039: AED ${shown(activities)} in total`,
    ]);
    expect(detailsOf(totals)).toEqual([
      `each goal on its own: AED ${shown(education + activities)} in total`,
      `all goals together, until 2039: AED ${shown(together)} in total`,
      "each month",
      "together, you pay until the last goal",
    ]);
    expect(rowsOf(totals).at(-1)).toBe(`More paid in total: AED ${shown(together - education - activities)}`);
  });

  test("with the form's defaults are 470,913 alone and 647,281 together, and this is never called a saving", async () => {
    const plan: KidsSaverPlan = {
      ...PLAN,
      goals: KIDS_SAVER_GOALS.map((type) => {
        const { startsInYears, ...rest } = CHILD_GOALS[type].kidsSaver.defaults;
        return { type, countryOfExpense: "UAE", startYear: START.year + startsInYears, ...rest };
      }),
    };
    const result = await forecastKidsSaver(plan, embeddedContext());
    const block = blockOfKind(kidsSaverResultBlocks(plan, result, resultContext()), "breakdown");
    const [total, together] = block.totals.map(({ detail }) => detail);
    // Rounded up to the dirham a month, so what is paid in all may differ by a few hundred from unrounded sums.
    expect(total).toMatch(/470,9\d\d in total/);
    expect(together).toMatch(/647,[23]\d\d in total/);
    expect(rowsOf(block.totals).at(-1)).toMatch(/^More paid in total: AED 176,\d\d\d$/);
  });

  test("of a single goal that is due this month have no month left", () => {
    const only = { ...PLAN, goals: [{ ...EDUCATION, startYear: 2026, numberOfYears: 1 }, ACTIVITIES] };
    const result = { ...RESULT, requiredMonthlyInvestmentEducation: null };
    const blocks = kidsSaverResultBlocks(only, result, resultContext({ start: { year: 2026, month: 9 } }));
    expect(rowsOf(blockOfKind(blocks, "breakdown").rows)).toEqual([
      "Education: No time left to invest",
      "Activities: AED 201",
    ]);
  });

  test("never show a negative saving", () => {
    const { totals } = blockOf("breakdown", { requiredMonthlyInvestment: 950 });
    expect(rowsOf(totals).at(-2)).toBe("Savings: AED 0");
  });

  test("have no totals if nothing is required", () => {
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

describe("in today's money", () => {
  const today = kidsSaverResultBlocks(PLAN, RESULT, resultContext({ view: "today" }));

  test("uses the UAE's inflation, by which contributions rise, in tile, chart and range", () => {
    const prices = 1.02 ** (94 / 12);
    const [start] = blockOfKind(today, "facts").groups;
    expect(start?.note).toBe("Before paying, in today's money");
    expect(start?.facts.map(({ value }) => formatValue(value, EN))).toEqual([
      `AED${NBSP}${Math.round(61_000 / prices).toLocaleString("en-US")}`,
      `AED${NBSP}${Math.round(53_000 / prices).toLocaleString("en-US")}`,
      `AED${NBSP}${Math.round(61_000 / prices - 10_000).toLocaleString("en-US")}`,
    ]);
    const { range } = blockOfKind(today, "forecast");
    const [before, after] = range.upperEdge.filter(({ at }) => at === 10 + 94 / 12);
    expect(before?.amount).toBeCloseTo(72_000 / prices, 6);
    expect(after?.amount).toBeCloseTo(72_000 / prices - 10_000, 6);
  });

  test("adds up all payments in today's money, and says so", () => {
    const { note, rows, totals } = blockOfKind(today, "breakdown");
    expect(blockOf("breakdown").note).toBe("totals in each year's money");
    expect(note).toBe("totals in today's money");
    const shown = (amount: number) => Math.round(amount).toLocaleString("en-US");
    const [education, activities, together] = [
      contributionsInBaskets(701, INFLATION.UAE, 130),
      contributionsInBaskets(201, INFLATION.UAE, 154),
      contributionsInBaskets(813, INFLATION.UAE, 154),
    ];
    expect(rows.map(({ detail }) => detail)).toEqual([
      `until 2037: AED${NBSP}${shown(education)} in total`,
      `until 2039: AED${NBSP}${shown(activities)} in total`,
    ]);
    expect(totals[0]?.detail).toBe(
      `each goal on its own: AED${NBSP}${shown(education + activities)} in total`,
    );
    const inEachYear = rowsOf(blockOf("breakdown").totals);
    expect(rowsOf(totals).slice(0, 3)).toEqual(inEachYear.slice(0, 3));
    expect(rowsOf(totals)[3]).toBe(`More paid in total: AED ${shown(together - education - activities)}`);
  });
});

test("the advice compares with the requirement of all goals together", () => {
  expect(blockOf("callout").text).toBe(
    `Increasing your monthly investment to AED${NBSP}813 gives you a realistic chance (50 in 100) of reaching your goal.`,
  );
  expect(blockOf("callout", { requiredMonthlyInvestment: 498.5 }).text).toContain("from 71 in 100");
});

test("the chart counts the child's age and marks the first goal that is still to come", () => {
  const { axisLabel, marker, series } = blockOf("forecast");
  expect(axisLabel).toBe("Child's age");
  expect(marker).toEqual({ at: 10 + 94 / 12, label: "First goal starts" });
  expect(series[0]?.points[0]?.at).toBe(10);
  const today = { ...PLAN, goals: [{ ...EDUCATION, startYear: 2026 }] };
  const blocks = kidsSaverResultBlocks(today, RESULT, resultContext({ start: { year: 2026, month: 9 } }));
  expect(blockOfKind(blocks, "forecast").marker).toBeUndefined();
});

test("the chart falls by the cost of all goals that start together", () => {
  const both = { ...PLAN, goals: [EDUCATION, { ...ACTIVITIES, startYear: 2034 }] };
  const amount = 10_000 * 1.02 ** (94 / 12) + 10_000 * 1.04 ** (94 / 12);
  const payments = paymentsOf(GOAL, () => ({ pessimistic: 0, realistic: 61_000 - amount })).map(
    (payment) => ({ ...payment, amount }),
  );
  const [realistic] = blockOf("forecast", { payments }, both).series;
  const [before, after] = realistic?.line.filter(({ at }) => at === 10 + 94 / 12) ?? [];
  expect(before?.amount).toBeCloseTo(61_000, 6);
  expect(after?.amount).toBeCloseTo(61_000 - amount, 6);
});

test("the assumptions name the inflation of each country once", () => {
  const { notes } = blockOf("notes");
  expect(notes).toContain("Costs rise with inflation in each country: 2% in the UAE, 4% in India a year.");
  expect(notes).toContain("The Balanced strategy is maintained for the whole plan.");
  const same = { ...PLAN, goals: [EDUCATION, { ...ACTIVITIES, countryOfExpense: "UAE" as const }] };
  expect(blockOf("notes", {}, same).notes).toContain(
    "Costs rise with inflation in each country: 2% in the UAE a year.",
  );
});
