import { describe, expect, it } from "vitest";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { childGoalInsights } from "#shared/child-goal/forecast/insights.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";
import { GOAL } from "../fixture.ts";

const context = embeddedContext();

/** A plan that starts in a month in which a payment is due. */
const due = { ...context, start: { year: 2026, month: 9 } };

/** Four years of 60,000 from 2034 on, in the UK. */
const PLAN: ChildGoalPlan = {
  ...GOAL,
  countryOfExpense: "UK",
  currentAnnualExpense: 60_000,
  monthlyInvestment: 1_000,
};

const setsOf = async (plan: ChildGoalPlan, at = context) =>
  (await childGoalInsights(plan, at)).changes.map(({ set }) => set);

describe("the insights for a child goal", () => {
  it("are the plan's own results below 75 in 100", async () => {
    const { certainty } = await childGoalInsights(PLAN, context);
    const enough = Math.ceil((certainty[1]?.requiredMonthlyInvestment as number) / 10) * 10;
    expect(enough).toBeGreaterThan(1_500);
    const sets = await setsOf(PLAN);
    expect(sets).toContainEqual({ monthlyInvestment: enough });
    const both = sets.find((set) => Object.keys(set).length === 2);
    expect(both).toMatchObject({ currentAnnualExpense: 54_000 });
    expect(both?.["monthlyInvestment"]).toBeGreaterThan(1_000);
    expect(both?.["monthlyInvestment"]).toBeLessThan(enough);
  });

  it.each([50, 90] as const)("lead to a target of %s in 100", async (targetChance) => {
    const plan = { ...PLAN, targetChance };
    const { certainty, changes } = await childGoalInsights(plan, context);
    const level = certainty.find(({ chance }) => chance === targetChance);
    const enough = Math.ceil((level?.requiredMonthlyInvestment as number) / 10) * 10;
    expect(level?.set).toEqual({ monthlyInvestment: enough });
    const reaching = changes.filter((change) => change.chanceToReachLifestyleGoal >= targetChance);
    expect(reaching.map(({ set }) => set)).toContainEqual({ monthlyInvestment: enough });
  });

  it("suggest the contribution of 75 in 100 rather than a larger one that leads there too", async () => {
    const { certainty } = await childGoalInsights(PLAN, context);
    const enough = Math.ceil((certainty[1]?.requiredMonthlyInvestment as number) / 10) * 10;
    const sets = await setsOf({ ...PLAN, monthlyInvestment: enough - 100 });
    expect(sets.filter((set) => Object.keys(set).join() === "monthlyInvestment")).toEqual([
      { monthlyInvestment: enough },
    ]);
  });

  it("suggest no more a month than the form accepts", async () => {
    const sets = await setsOf({
      ...PLAN,
      startYear: 2029,
      currentAnnualExpense: 200_000,
      monthlyInvestment: 9_800,
    });
    expect(sets.filter((set) => "monthlyInvestment" in set)).toEqual([]);
  });

  it("start no goal after the last year of the form", async () => {
    const sets = await setsOf({ ...PLAN, startYear: 2060, currentAnnualExpense: 200_000 });
    expect(sets.filter((set) => "startYear" in set)).toEqual([]);
  });

  it("suggest a smaller contribution above 90 in 100: that of a chance of 90 with a fee", async () => {
    const { certainty, changes } = await childGoalInsights({ ...PLAN, monthlyInvestment: 4_500 }, context);
    expect(changes).toHaveLength(1);
    const monthlyInvestment = changes[0]?.set["monthlyInvestment"] as number;
    expect(monthlyInvestment).toBeLessThan(4_500);
    expect(monthlyInvestment).toBeGreaterThan(certainty[2]?.requiredMonthlyInvestment as number);
    const withFee = async (amount: number) =>
      (await forecastChildGoal({ ...PLAN, monthlyInvestment: amount }, context)).chanceWithFee;
    expect(await withFee(monthlyInvestment)).toBeGreaterThanOrEqual(90);
    expect(await withFee(monthlyInvestment - 10)).toBeLessThan(90);
  });

  it("never suggest to stop contributing", async () => {
    const plan = { ...PLAN, monthlyInvestment: 500, currentAdditional: 10_000_000 };
    expect((await childGoalInsights(plan, context)).changes).toEqual([]);
  });

  // 53,000 and this month's 8,000 pay the 60,000 that are due; the later payments alone require 5,290.
  it("suggest no smaller contribution that leaves this month's payment uncovered", async () => {
    const plan = { ...PLAN, startYear: 2026, currentAdditional: 53_000, monthlyInvestment: 8_000 };
    const { certainty, changes } = await childGoalInsights(plan, due);
    expect(certainty[2]?.requiredMonthlyInvestment).toBeLessThan(7_000);
    expect(changes).toEqual([]);
  });

  it("require nothing for a payment that no month is left to save for", async () => {
    const plan = { ...PLAN, startYear: 2026, numberOfYears: 1, currentAdditional: 50_000 };
    const { certainty, changes } = await childGoalInsights(plan, due);
    expect(certainty.map(({ requiredMonthlyInvestment }) => requiredMonthlyInvestment)).toEqual([
      null,
      null,
      null,
    ]);
    expect(changes.map(({ set }) => set)).toEqual([{ startYear: 2027 }]);
  });
});
