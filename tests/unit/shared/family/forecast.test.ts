import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FamilyResult as isFamilyResult } from "#shared/contract/generated/validators.js";
import { familyCashFlows, onePurse } from "#shared/family/forecast/accounts.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { largestShareOfSalary } from "#shared/family/forecast/share-of-salary.ts";
import { childPurses, pensionPurse } from "#shared/family/purses.ts";
import type { FamilyChild, FamilyPlan } from "#shared/family/schemas.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { MAXIMUM_ACCOUNTS } from "#shared/planning/planning-limits.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { anyFamilyPlan } from "../../../fixtures/plans/any-plan.ts";
import { ENGINEER, FAMILY_PLANS } from "../../../fixtures/plans/family-plans.ts";

const context = embeddedContext();

const [ELDER, YOUNGER] = ENGINEER.children as [FamilyChild, FamilyChild];

describe("forecastFamily", () => {
  // Source: design of the family plan, by a simulation of its own.
  it("answers the engineer as designed, asked in November 2026", async () => {
    const result = await forecastFamily(ENGINEER, context);
    const { pension, children } = result.purses;
    const within = (found: number | null | undefined, designed: number, distance: number) =>
      expect(Math.abs((found ?? Number.NaN) - designed), `${found} against ${designed}`).toBeLessThanOrEqual(
        distance,
      );
    within(result.largestShareOfSalary, 45.8, 0.05);
    for (const [chance, designed] of [
      [pension.chance, 75],
      [children[0]?.chance, 75],
      [children[1]?.chance, 75.1],
      [result.onePurse.children[0], 100],
      [result.onePurse.children[1], 100],
      [result.onePurse.retirement, 75.8],
      [result.allTogether, 57],
    ] as const) {
      within(chance, designed, 0.5);
    }
    within(result.onePurse.pensionFactorFor75, 0.985, 0.005);
    for (const [purse, required] of [
      [pension, { 50: 4_388, 75: 6_136, 90: 7_872 }],
      [children[0], { 50: 3_914, 75: 4_183, 90: 4_434 }],
      [children[1], { 50: 2_277, 75: 2_516, 90: 2_750 }],
    ] as const) {
      for (const level of [50, 75, 90] as const) within(purse?.required[level], required[level], 1);
    }
  });

  it.each([1e-320, 1e-306, 0.004])(
    "has figures that are numbers for a salary of %d",
    async (monthlySalary) => {
      const plan = { ...ENGINEER, pension: { ...ENGINEER.pension, monthlySalary } };
      const result = await forecastFamily(plan, context);
      expect(result.largestShareOfSalary).toBeNull();
      expect(Number.isFinite(result.onePurse.pensionFactorFor75 ?? 0)).toBe(true);
    },
  );

  it("gives each purse the figures of the calculator of its own, to the last bit", () =>
    fc.assert(
      fc.asyncProperty(anyFamilyPlan, async ({ plan, start }) => {
        const asked = { ...context, start };
        const result = await forecastFamily(plan, asked);
        expect(isFamilyResult(result), JSON.stringify(isFamilyResult.errors)).toBe(true);
        const alone = await forecastPension(pensionPurse(plan), asked);
        expect(result.purses.pension.chance).toBe(alone.chanceToReachLifestyleGoal);
        expect(result.purses.pension.required[50]).toBe(alone.requiredMonthlyInvestment);
        for (const [index, child] of childPurses(plan).entries()) {
          const { chanceToReachLifestyleGoal, requiredMonthlyInvestment } = await forecastKidsSaver(
            child,
            asked,
          );
          const purse = result.purses.children[index];
          expect(purse?.chance).toBe(chanceToReachLifestyleGoal);
          expect(purse?.required[50]).toBe(requiredMonthlyInvestment);
        }
      }),
      { numRuns: 25 },
    ));

  it("never finds all purses likelier to suffice than one of them, nor less likely than their failures allow", () =>
    fc.assert(
      fc.asyncProperty(anyFamilyPlan, async ({ plan, start }) => {
        const { allTogether, purses, onePurse } = await forecastFamily(plan, { ...context, start });
        const chances = [purses.pension, ...purses.children].map(({ chance }) => chance);
        expect(allTogether).toBeLessThanOrEqual(Math.min(...chances) + 1e-9);
        for (const [index, chance] of onePurse.retirementWithoutChild.entries()) {
          expect(chance, `without child ${index}`).toBeGreaterThanOrEqual(onePurse.retirement);
        }
      }),
      { numRuns: 25 },
    ));

  it("is the chance of all purses where only one of them can fail", async () => {
    const rich = { monthlyInvestment: 50_000 };
    const children = ENGINEER.children.map((child) => ({ ...child, ...rich }));
    const { allTogether, purses } = await forecastFamily({ ...ENGINEER, children }, context);
    expect(purses.children.map(({ chance }) => chance)).toEqual([100, 100]);
    expect(allTogether).toBeCloseTo(purses.pension.chance, 9);
  });

  it("leaves out what an external service cannot tell", async () => {
    const { modelVersion, forecast, gap } = context.planning;
    const external = { ...context, planning: { modelVersion, forecast, gap } };
    const embedded = await forecastFamily(ENGINEER, context);
    const { pension, children } = embedded.purses;
    expect(await forecastFamily(ENGINEER, external)).toEqual({
      ...embedded,
      allTogether: null,
      // The chance that links and kept plans carry is then that of the least certain purse.
      chanceToReachLifestyleGoal: Math.min(...[pension, ...children].map(({ chance }) => chance)),
    });
    expect(embedded.chanceToReachLifestyleGoal).toBe(embedded.allTogether);
  });

  it("reaches 75 in 100 with the pension's contribution times the factor", async () => {
    const { onePurse } = await forecastFamily(ENGINEER, context);
    const share = ENGINEER.pension.investmentPercentageOfSalary * (onePurse.pensionFactorFor75 ?? Number.NaN);
    const pension = { ...ENGINEER.pension, investmentPercentageOfSalary: share };
    const changed = await forecastFamily({ ...ENGINEER, pension }, context);
    expect(changed.onePurse.retirement).toBeCloseTo(75, 1);
  });

  it("has no factor where nothing is paid into the pension, and no requirement where no month is left", async () => {
    const pension = { ...ENGINEER.pension, age: 60, yearsOfService: 20 };
    const retired = await forecastFamily({ ...ENGINEER, pension }, context);
    expect(retired.onePurse.pensionFactorFor75).toBeNull();
    expect(retired.purses.pension.required).toEqual({ 50: null, 75: null, 90: null });
    expect(retired.largestShareOfSalary).toBeNull();
  });
});

describe("onePurse", () => {
  it("fits one request with four children of four goals, a savings scheme and other income", () => {
    const goals = (["Education", "Activities", "HelpKids", "Healthcare"] as const).map((type) => ({
      ...YOUNGER.goals[0],
      type,
    })) as FamilyChild["goals"];
    const plan: FamilyPlan = {
      ...ENGINEER,
      pension: { ...ENGINEER.pension, endOfService: "SavingsScheme", otherIncome: 20_000 },
      children: Array.from({ length: 4 }, () => ({ ...YOUNGER, goals })),
    };
    const { accounts } = onePurse(familyCashFlows(plan, context.start));
    expect(accounts.length).toBeLessThanOrEqual(MAXIMUM_ACCOUNTS);
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
  });

  it("counts the savings once", () => {
    for (const { plan } of FAMILY_PLANS) {
      const { currentAdditional } = pensionPurse(plan);
      const held = childPurses(plan).reduce((sum, child) => sum + child.currentAdditional, currentAdditional);
      expect(held).toBeCloseTo(plan.savings, 6);
    }
  });
});

describe("largestShareOfSalary", () => {
  const shareOf = (plan: FamilyPlan) => largestShareOfSalary(plan, familyCashFlows(plan, context.start));

  it("is that of the first year if the salary rises faster than contributions", () => {
    expect(shareOf(ENGINEER)).toBeCloseTo(21.914 + (100 * (4_183 + 2_516)) / 28_000, 9);
  });

  it("is that of the last year in which everybody is paid for if the salary stays", () => {
    // The elder's last payment is in September 2035, in the ninth plan year from November 2026.
    const pension = { ...ENGINEER.pension, salaryIncreasePercentage: 0 as const };
    const expected =
      21.914 + (100 * (ELDER.monthlyInvestment + YOUNGER.monthlyInvestment) * 1.02 ** 8) / 28_000;
    expect(shareOf({ ...ENGINEER, pension })).toBeCloseTo(expected, 9);
  });

  it("does not exist without a salary", () => {
    expect(shareOf({ ...ENGINEER, pension: { ...ENGINEER.pension, monthlySalary: 0 } })).toBeNull();
  });
});
