import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { GoalResult as validateResult } from "#shared/contract/generated/validators.js";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { savingsLastUntil } from "#shared/report/outcomes.ts";
import { CHILD_GOAL_PLAN } from "../../../../fixtures/forms.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";

const context = embeddedContext();

const PLAN: ChildGoalPlan = {
  ...CHILD_GOAL_PLAN,
  currentAnnualExpense: 100_000,
  monthlyInvestment: 3_000,
  currentAdditional: 20_000,
  expectedAdditional: 10_000,
};

describe("forecastChildGoal", () => {
  it("follows the contract, year by year until the first year after the last expense", async () => {
    const result = await forecastChildGoal(PLAN, context);
    expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
    // S = 94 and n = 4, so E = 130 and H = 132 months: ages 10 to 21.
    for (const outcomes of [result.outcomesAt10th, result.outcomesAt50th, result.outcomesAt90th]) {
      expect(outcomes.map(({ age }) => age)).toEqual(Array.from({ length: 12 }, (_, year) => 10 + year));
    }
  });

  it("gives the value at the start of the expense before its first payment", async () => {
    // In September payments fall on whole years, so that the forecast is observed right after the first.
    const september = { ...context, start: { year: 2026, month: 9 } };
    const result = await forecastChildGoal(PLAN, september);
    const firstPayment = 100_000 * 1.02 ** 8;
    for (const [before, after] of [
      [result.valueAtRetirement, result.outcomesAt50th[8]],
      [result.valueAtRetirementAt10th, result.outcomesAt10th[8]],
      [result.valueAtRetirementAt90th, result.outcomesAt90th[8]],
    ] as const) {
      expect(before).toBeCloseTo((after?.value as number) + firstPayment, 4);
    }
  });

  it("reaches every payment in about half of the scenarios if the requirement is invested", async () => {
    const plan = { ...PLAN, numberOfYears: 1 };
    const { requiredMonthlyInvestment } = await forecastChildGoal(plan, context);
    const invested = { ...plan, monthlyInvestment: requiredMonthlyInvestment as number };
    const { chanceToReachLifestyleGoal } = await forecastChildGoal(invested, context);
    expect(chanceToReachLifestyleGoal).toBeCloseTo(50, 1);
  });

  it("ignores years that are over", async () => {
    const begun = await forecastChildGoal({ ...PLAN, startYear: 2025, numberOfYears: 4 }, context);
    const rest = await forecastChildGoal({ ...PLAN, startYear: 2027, numberOfYears: 2 }, context);
    expect(begun).toEqual(rest);
  });

  it("applies a goal type's forced inputs: one year for Helping Kids, age 0 for Healthcare", async () => {
    const helpKids = { ...PLAN, type: "HelpKids" as const };
    expect(await forecastChildGoal({ ...helpKids, numberOfYears: 6 }, context)).toEqual(
      await forecastChildGoal({ ...helpKids, numberOfYears: 1 }, context),
    );
    const { outcomesAt50th } = await forecastChildGoal({ ...PLAN, type: "Healthcare" }, context);
    expect(outcomesAt50th[0]?.age).toBe(0);
  });

  it.each([
    ["more saved today", { currentAdditional: 50_000 }],
    ["more expected", { expectedAdditional: 50_000 }],
    ["a lower expense", { currentAnnualExpense: 90_000 }],
    ["fewer years", { numberOfYears: 3 }],
    ["more invested", { monthlyInvestment: 3_500 }],
  ])("%s never makes the plan worse", async (_, change) => {
    const before = await forecastChildGoal(PLAN, context);
    const after = await forecastChildGoal({ ...PLAN, ...change }, context);
    expect(after.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(before.chanceToReachLifestyleGoal);
    expect(after.requiredMonthlyInvestment as number).toBeLessThanOrEqual(
      before.requiredMonthlyInvestment as number,
    );
  });
});

// docs/model.md, "Exactly funded is funded": 95,000 saved and 5,000 paid in this month pay 100,000 that are due.
describe("an exactly funded goal is funded", () => {
  const due = { ...context, start: { year: 2026, month: 9 } };
  const EXACT: ChildGoalPlan = {
    ...PLAN,
    age: 12,
    startYear: 2026,
    numberOfYears: 1,
    countryOfExpense: "UAE",
    currentAdditional: 95_000,
    expectedAdditional: 0,
    monthlyInvestment: 5_000,
  };

  it("in a plan that once showed 0 %", async () => {
    expect((await forecastChildGoal(EXACT, due)).chanceToReachLifestyleGoal).toBe(100);
  });

  it("whatever the amounts and currency, but not if a dirham is missing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom("AED" as const, "USD" as const),
        async (currentAdditional, expectedAdditional, monthlyInvestment, currency) => {
          const currentAnnualExpense = currentAdditional + expectedAdditional + monthlyInvestment;
          const amounts = { currentAdditional, expectedAdditional, monthlyInvestment, currentAnnualExpense };
          const plan = { ...EXACT, ...amounts, currency };
          const result = await forecastChildGoal(plan, due);
          expect(result.chanceToReachLifestyleGoal).toBe(100);
          expect(savingsLastUntil(result.outcomesAt50th)).toBeUndefined();
          const dearer = { ...plan, currentAnnualExpense: currentAnnualExpense + 1 };
          expect((await forecastChildGoal(dearer, due)).chanceToReachLifestyleGoal).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("and a requirement that is whole except for rounding errors is not rounded up", async () => {
    const { planning } = context;
    const { modelVersion, forecast } = planning;
    const still: PlanningService = {
      modelVersion,
      forecast,
      gap: async (request) => ({
        gapFactors: (await planning.gap(request)).gapFactors.map((gap) => ({
          ...gap,
          factor: 5.000_000_000_000_3,
        })),
      }),
    };
    const result = await forecastChildGoal(PLAN, { ...context, planning: still });
    expect(Math.ceil(result.requiredMonthlyInvestment as number)).toBe(5000);
  });
});

describe("payments in September", () => {
  const FAR: ChildGoalPlan = { ...PLAN, currentAdditional: 0, expectedAdditional: 0 };
  const at = (year: number, month: number) => ({ ...context, start: { year, month } });

  it("cause no jump at the turn of the year: 84.5 % in December and 82.6 % in January, previously 88.3 and 65.1", async () => {
    const december = await forecastChildGoal(FAR, at(2026, 12));
    const january = await forecastChildGoal(FAR, at(2027, 1));
    expect(december.chanceToReachLifestyleGoal).toBeCloseTo(84.5, 0);
    expect(january.chanceToReachLifestyleGoal).toBeCloseTo(82.6, 0);
  });

  it("raise a near goal's requirement by one month's worth: 9,913 to 11,026, previously 8,062 to 100,000", async () => {
    const near = { ...FAR, startYear: 2027 };
    const december = await forecastChildGoal(near, at(2026, 12));
    const january = await forecastChildGoal(near, at(2027, 1));
    expect(december.requiredMonthlyInvestment as number).toBeCloseTo(9_913, -1);
    expect(january.requiredMonthlyInvestment as number).toBeCloseTo(11_026, -1);
  });

  it("make a goal harder month by month, and never by more than a month", async () => {
    let before = await forecastChildGoal(FAR, at(2026, 10));
    for (let months = 10; months < 34; months++) {
      const now = await forecastChildGoal(FAR, at(2026 + Math.floor(months / 12), (months % 12) + 1));
      const rise =
        (now.requiredMonthlyInvestment as number) / (before.requiredMonthlyInvestment as number) - 1;
      expect(rise).toBeGreaterThan(0);
      expect(rise).toBeLessThan(0.03);
      before = now;
    }
  });
});

// docs/model.md, "Due now".
describe("a payment that is due this month", () => {
  const due = { ...context, start: { year: 2026, month: 9 } };
  const UNCOVERED: ChildGoalPlan = {
    ...PLAN,
    startYear: 2026,
    currentAdditional: 5_000,
    expectedAdditional: 0,
    monthlyInvestment: 0,
  };

  it("has no requirement if nothing is due later", async () => {
    const result = await forecastChildGoal({ ...UNCOVERED, numberOfYears: 1 }, due);
    expect(result.requiredMonthlyInvestment).toBeNull();
    expect(result.requiredSavingsFactor).toBeNull();
    expect(result.chanceToReachLifestyleGoal).toBe(0);
  });

  it("adds to the requirement of later payments only the amount that savings and a contribution cover", async () => {
    const { requiredMonthlyInvestment } = await forecastChildGoal(UNCOVERED, due);
    // The three later payments alone, saved for from next month on: the one of September 2027 in 12 contributions.
    const october = { ...context, start: { year: 2026, month: 10 } };
    const later = await forecastChildGoal(
      { ...UNCOVERED, startYear: 2027, currentAdditional: 0, numberOfYears: 3 },
      october,
    );
    expect(requiredMonthlyInvestment).toBeGreaterThan(0.99 * (later.requiredMonthlyInvestment as number));
    expect(requiredMonthlyInvestment).toBeLessThan(1.03 * (later.requiredMonthlyInvestment as number));
    const poorer = await forecastChildGoal({ ...UNCOVERED, currentAdditional: 0 }, due);
    expect(poorer.requiredMonthlyInvestment).toBe(requiredMonthlyInvestment);
  });

  it("uses savings first, so that saving more never requires more", async () => {
    let before = Number.POSITIVE_INFINITY;
    for (let currentAdditional = 60_000; currentAdditional <= 140_000; currentAdditional += 5_000) {
      const { requiredMonthlyInvestment } = await forecastChildGoal({ ...UNCOVERED, currentAdditional }, due);
      expect(requiredMonthlyInvestment as number).toBeLessThanOrEqual(before);
      before = requiredMonthlyInvestment as number;
    }
  });

  it("is paid by the required contribution if that is enough", async () => {
    const plan = { ...UNCOVERED, numberOfYears: 2, currentAdditional: 96_000 };
    const { requiredMonthlyInvestment } = await forecastChildGoal(plan, due);
    const invested = { ...plan, monthlyInvestment: requiredMonthlyInvestment as number };
    expect((await forecastChildGoal(invested, due)).chanceToReachLifestyleGoal).toBeCloseTo(50, 0);
  });
});

it("a fee lowers the chance of a goal, unless it is certain", async () => {
  const result = await forecastChildGoal(PLAN, context);
  expect(result.chanceWithFee).toBeLessThan(result.chanceToReachLifestyleGoal - 1);
  const rich = await forecastChildGoal({ ...PLAN, currentAdditional: 10_000_000 }, context);
  expect(rich.chanceWithFee).toBe(100);
});
