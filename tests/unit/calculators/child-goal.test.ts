import { describe, expect, it } from "vitest";
import { calculateChildGoal } from "#shared/calculators/child-goal.ts";
import { GoalResult as validateResult } from "#shared/contract/generated/validators.js";
import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";

const context = embeddedContext();

const PLAN: ChildGoalPlan = {
  type: "Education",
  age: 10,
  startYear: 2034,
  numberOfYears: 4,
  countryOfExpense: "UK",
  currency: "AED",
  currentAnnualExpense: 100_000,
  monthlyInvestment: 3_000,
  risk: "Balanced",
  currentAdditional: 20_000,
  expectedAdditional: 10_000,
};

describe("calculateChildGoal", () => {
  it("answers by the contract, a year at a time until a year after the last expense", async () => {
    const result = await calculateChildGoal(PLAN, context);
    expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
    // S = 96 and n = 4, so H = 144 months: ages 10 to 22.
    expect(result.outcomesAt50th.map(({ age }) => age)).toEqual(
      Array.from({ length: 13 }, (_, year) => 10 + year),
    );
  });

  it("gives the value when the expense starts before its first payment", async () => {
    const { valueAtRetirement, outcomesAt50th } = await calculateChildGoal(PLAN, context);
    const firstPayment = 100_000 * 1.02 ** 8;
    expect(valueAtRetirement).toBeCloseTo((outcomesAt50th[8]?.value as number) + firstPayment, 4);
  });

  it("reaches every payment in about half of the scenarios when the requirement is invested", async () => {
    const plan = { ...PLAN, numberOfYears: 1 };
    const { requiredMonthlyInvestment } = await calculateChildGoal(plan, context);
    const invested = { ...plan, monthlyInvestment: requiredMonthlyInvestment as number };
    const { chanceToReachLifestyleGoal } = await calculateChildGoal(invested, context);
    expect(chanceToReachLifestyleGoal).toBeCloseTo(50, 1);
  });

  it("requires what is missing of an expense that is due now", async () => {
    // Due at step 0 with one payment of 100,000: 30,000 saved, the rest is one contribution at step 0.
    const plan = {
      ...PLAN,
      startYear: 2026,
      numberOfYears: 1,
      currentAdditional: 30_000,
      expectedAdditional: 0,
    };
    const result = await calculateChildGoal(plan, context);
    expect(result.requiredMonthlyInvestment).toBeCloseTo(70_000, 6);
    expect(result.chanceToReachLifestyleGoal).toBe(0);
  });

  it("forgets the years that are over", async () => {
    const begun = await calculateChildGoal({ ...PLAN, startYear: 2025, numberOfYears: 4 }, context);
    const rest = await calculateChildGoal({ ...PLAN, startYear: 2026, numberOfYears: 3 }, context);
    expect(begun).toEqual(rest);
  });

  it("takes what a goal type forces: one year for Helping Kids, age 0 for Healthcare", async () => {
    const helpKids = { ...PLAN, type: "HelpKids" as const };
    expect(await calculateChildGoal({ ...helpKids, numberOfYears: 6 }, context)).toEqual(
      await calculateChildGoal({ ...helpKids, numberOfYears: 1 }, context),
    );
    const { outcomesAt50th } = await calculateChildGoal({ ...PLAN, type: "Healthcare" }, context);
    expect(outcomesAt50th[0]?.age).toBe(0);
  });

  it.each([
    ["more saved today", { currentAdditional: 50_000 }],
    ["more expected", { expectedAdditional: 50_000 }],
    ["a lower expense", { currentAnnualExpense: 90_000 }],
    ["fewer years", { numberOfYears: 3 }],
    ["more invested", { monthlyInvestment: 3_500 }],
  ])("%s never makes the plan worse", async (_, change) => {
    const before = await calculateChildGoal(PLAN, context);
    const after = await calculateChildGoal({ ...PLAN, ...change }, context);
    expect(after.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(before.chanceToReachLifestyleGoal);
    expect(after.requiredMonthlyInvestment as number).toBeLessThanOrEqual(
      before.requiredMonthlyInvestment as number,
    );
  });
});
