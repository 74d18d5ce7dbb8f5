import { describe, expect, it } from "vitest";
import { childGoalFutureTerms } from "#shared/child-goal/futures.ts";
import type { Future, Futures } from "#shared/contract/futures.ts";
import { kidsSaverFutureTerms } from "#shared/kids-saver/futures.ts";
import { pensionFutureTerms } from "#shared/pension/futures.ts";
import { type FutureTerms, futuresForecast, futuresInWords } from "#shared/report/futures.ts";
import type { Block } from "#shared/report/report-document.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { KIDS_SAVER_PLANS } from "../../../fixtures/plans/kids-saver-plans.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";
import { GOAL, goalOf, outcomes, paymentsOf, START } from "../child-goal/fixture.ts";

const PENSION = { ...TYPICAL_PENSION, age: 60, retirementAge: 65, country: "UK" as const };
const pensionTerms = (wording = EN) => pensionFutureTerms(PENSION, undefined as never, START, wording);

const future = (of: Partial<Future>): Future => ({
  held: 1_000,
  needed: 900,
  values: [0, 60, 240].map((timeStep) => ({ timeStep, value: 500 })),
  failsAt: null,
  decisive: "neither",
  ...of,
});

const futuresOf = (futures: readonly Future[]): Futures => ({
  currency: "AED",
  middle: { held: 2_000, needed: 1_800 },
  futures: [...futures],
  modelVersion: "model",
});

const wordsOf = (futures: readonly Future[], terms: FutureTerms = pensionTerms()) =>
  futuresInWords(futuresOf(futures), terms, "ofYear", EN);

const FORECAST = { kind: "forecast", series: [], signs: [{}] } as unknown as Block<"forecast">;

describe("single futures of a pension in words", () => {
  const worst = future({ failsAt: 120, decisive: "after", needed: 1_100 });

  it("tell when savings run out, what they were and had to be, and why", () => {
    expect(wordsOf([worst]).futures).toEqual([
      {
        name: "Future 1: savings run out at age 69",
        text: "AED\u00a01,000 saved at retirement, AED\u00a01,100 would be just enough. Because returns after retirement were poor.",
      },
    ]);
  });

  it("tell what is left of savings that last", () => {
    expect(wordsOf([worst, future({ decisive: "before" })]).futures[1]).toEqual({
      name: "Future 2: savings last until age 80",
      text: "AED\u00a0500 is left. AED\u00a01,000 saved at retirement, AED\u00a0900 would be just enough. Because returns before retirement were good.",
    });
  });

  it.each([
    ["both", 120, "Because returns before and after retirement were poor."],
    ["both", null, "Because returns before and after retirement were good."],
    ["neither", 120, "Ordinary returns would not have been enough either."],
    ["neither", null, "Ordinary returns would have been enough too."],
  ] as const)("say that %s decided it, if they fail at %s", (decisive, failsAt, reason) => {
    expect(wordsOf([future({ decisive, failsAt })]).futures[0]?.text).toMatch(new RegExp(`${reason}$`));
  });

  it("count those that last", () => {
    expect(wordsOf([worst, future({})]).answer).toBe("In 1 of these ten futures, savings last until age 80.");
    expect(wordsOf([future({})]).answer).toBe("In all ten of these futures, savings last until age 80.");
    expect(wordsOf([worst]).answer).toBe("In none of these ten futures do savings last until age 80.");
  });

  it("name the money of their amounts, and what is ordinary", () => {
    const [, middle] = wordsOf([worst]).notes;
    expect(middle).toContain(
      "AED\u00a02,000 is saved at retirement, and AED\u00a01,800 would be just enough. We call",
    );
    const today = futuresInWords(futuresOf([future({})]), pensionTerms(), "today", EN);
    expect(today.notes[0]).toContain("Amounts are in today's money.");
    // Five years and twenty at 2 % a year.
    expect(today.futures[0]?.text).toContain(
      "AED\u00a0336 is left. AED\u00a0906 saved at retirement, AED\u00a0815 would be just enough.",
    );
  });

  it("are told in Arabic", () => {
    const told = futuresInWords(futuresOf([worst, future({})]), pensionTerms(AR), "ofYear", AR);
    expect(told.answer).toBe("تكفي المدخرات حتى سن\u00a080 في سيناريو واحد من هذه العشرة.");
    expect(told.futures[0]).toEqual({
      name: "السيناريو 1: تنفد المدخرات في سن\u00a069",
      text: "المدخرات عند التقاعد: 1,000\u00a0درهم، والمبلغ الكافي: 1,100\u00a0درهم. والسبب ضعف العوائد بعد التقاعد.",
    });
    // Whoever reads the beginning alone must not take it for success.
    const none = futuresInWords(futuresOf([worst]), pensionTerms(AR), "ofYear", AR);
    expect(none.answer).toBe("لا تكفي المدخرات حتى سن\u00a080 في أيٍّ من هذه السيناريوهات العشرة.");
  });
});

describe("single futures of child goals in words", () => {
  const resultOf = (plan: typeof GOAL) => ({
    payments: paymentsOf(plan, () => ({ pessimistic: 0, realistic: 0 })),
    outcomesAt50th: outcomes(() => 0),
  });
  const termsOf = (plan: typeof GOAL) => childGoalFutureTerms(plan, resultOf(plan) as never, START, EN);
  const [first = 0, second = 0] = resultOf(GOAL).payments.map(({ timeStep }) => timeStep);

  it.each([
    [null, "savings cover every payment"],
    [first, "savings do not cover the first payment"],
    [second, "savings cover the payments until age 18"],
  ])("that fail at %s say how far savings reach", (failsAt, expected) => {
    expect(termsOf(GOAL).outcomeOf(failsAt)).toBe(expected);
  });

  it("name what is still invested beside the savings that are just enough, if there is any", () => {
    const middleOf = (plan: typeof GOAL) => wordsOf([future({})], termsOf(plan)).notes[1];
    const besides = "would be just enough, together with what you go on investing.";
    expect(middleOf({ ...GOAL, monthlyInvestment: 500 })).toContain(besides);
    expect(middleOf({ ...GOAL, monthlyInvestment: 0 })).toContain("would be just enough. ");
    expect(middleOf({ ...goalOf("HelpKids"), numberOfYears: 1 })).toContain("would be just enough. ");
  });

  it("of an only payment speak of one", () => {
    const terms = termsOf({ ...goalOf("HelpKids"), numberOfYears: 1 });
    expect(terms.outcomeOf(null)).toBe("savings cover the payment");
    const told = wordsOf([future({ failsAt: terms.end, decisive: "before" })], terms).futures[0];
    expect(told?.name).toBe("Future 1: savings do not cover the payment");
    const none = wordsOf([future({ failsAt: terms.end })], terms).answer;
    expect(none).toBe("In none of these ten futures do savings cover the payment.");
    expect(told?.text).toContain("saved before the payment, ");
    expect(told?.text).toContain("Because returns before the payment were poor.");
  });

  it("of several goals end with the last payment of all", () => {
    const [{ plan }] = KIDS_SAVER_PLANS as [(typeof KIDS_SAVER_PLANS)[number]];
    const payments = [13, 25, 37].map((timeStep) => ({ timeStep, amount: 10 }));
    const result = { payments, outcomesAt50th: outcomes(() => 0) };
    const terms = kidsSaverFutureTerms(plan, result as never, START, EN);
    expect(terms.end).toBe(37);
    expect(terms.outcomeOf(37)).toMatch(/^savings cover the payments until age \d+$/);
  });

  it("are lines that fall at each payment, at the years of the chart", () => {
    const plan = { ...goalOf("HelpKids"), numberOfYears: 1 };
    const { end, payments, positionOf } = termsOf(plan);
    const values = [
      { timeStep: end - 12, value: 900 },
      { timeStep: end, value: -100 },
    ];
    const [amount = 0] = payments.map((payment) => payment.amount);
    const block = futuresForecast(FORECAST, futuresOf([future({ values })]), termsOf(plan), 0, "ofYear", EN);
    const at = positionOf(10 + end / 12);
    expect(block.futures?.[0]).toEqual([
      { at: at - 1, amount: 900 },
      { at, amount: amount - 100 },
      { at, amount: 0 },
    ]);
  });
});

describe("the chart of single futures", () => {
  const values = [
    { timeStep: 0, value: 100 },
    { timeStep: 12, value: 102 },
    { timeStep: 24, value: -102 },
  ];
  const futures = futuresOf([future({}), future({ values, failsAt: 24 })]);
  const chart = (money: "ofYear" | "today") =>
    futuresForecast(FORECAST, futures, pensionTerms(), 1, money, EN);

  it("has every line, of which the one that is picked is named and can be read", () => {
    const { baseline, signs, summary, futures: lines } = chart("ofYear");
    expect(lines).toHaveLength(2);
    expect(baseline).toEqual({ label: "Future 2: savings run out at age 61", line: lines?.[1] });
    expect(summary).toBe("Thin lines: the ten futures. Dotted line: future 2.");
    expect(signs).toEqual([]);
  });

  it("has lines that end at zero where savings run out, in the money that is shown", () => {
    expect(chart("ofYear").futures?.[1]).toEqual([
      { at: 60, amount: 100 },
      { at: 61, amount: 102 },
      { at: 61.5, amount: 0 },
      { at: 62, amount: 0 },
    ]);
    expect(chart("today").futures?.[1]?.[1]?.amount).toBeCloseTo(100, 9);
  });
});
