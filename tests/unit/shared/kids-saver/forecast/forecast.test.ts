import { describe, expect, it } from "vitest";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { MultiGoalResult as validateResult } from "#shared/contract/generated/validators.js";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";

const context = embeddedContext();

const EDUCATION = {
  type: "Education",
  countryOfExpense: "UAE",
  currentAnnualExpense: 100_000,
  numberOfYears: 4,
  startYear: 2031,
} as const;

const ACTIVITIES = {
  type: "Activities",
  countryOfExpense: "UAE",
  currentAnnualExpense: 10_000,
  numberOfYears: 4,
  startYear: 2028,
} as const;

const SAVER = {
  age: 10,
  currency: "AED",
  monthlyInvestment: 4_000,
  currentAdditional: 44_000,
  expectedAdditional: 0,
  risk: "Balanced",
} as const;

const saver = (...goals: KidsSaverPlan["goals"]): KidsSaverPlan => ({ ...SAVER, goals });

describe("forecastKidsSaver", () => {
  it("follows the contract, with a requirement for each enabled goal", async () => {
    const result = await forecastKidsSaver(saver(EDUCATION, ACTIVITIES), context);
    expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
    expect(result.requiredMonthlyInvestmentEducation).toBeGreaterThan(0);
    expect(result.requiredMonthlyInvestmentActivities).toBeGreaterThan(0);
    expect(result.requiredMonthlyInvestmentHelpKids).toBeNull();
    expect(result.requiredMonthlyInvestmentHealthcare).toBeNull();
    // The last expense of all is paid at step 94 (September 2034), so the forecast ends at 96: ages 10 to 18.
    expect(result.outcomesAt50th.at(-1)?.age).toBe(18);
  });

  it("equals the single calculator if one goal in the UAE is enabled", async () => {
    const combined = await forecastKidsSaver(saver(EDUCATION), context);
    const single = await forecastChildGoal({ ...SAVER, ...EDUCATION }, context);
    expect(combined).toMatchObject(single);
    expect(combined.requiredMonthlyInvestmentEducation).toBe(single.requiredMonthlyInvestment);
  });

  it.each(["currentAdditional", "expectedAdditional"] as const)(
    "gives each goal its share of the savings by expense, 400,000 and 20,000 of 420,000: %s",
    async (savings) => {
      const shorter = { ...ACTIVITIES, numberOfYears: 2 };
      const plan = { ...SAVER, currentAdditional: 0, [savings]: 42_000 };
      const together = await forecastKidsSaver({ ...plan, goals: [EDUCATION, shorter] }, context);
      const alone = (goal: typeof EDUCATION | typeof shorter, share: number) =>
        forecastChildGoal({ ...plan, ...goal, [savings]: share }, context);
      const [education, activities] = await Promise.all([alone(EDUCATION, 40_000), alone(shorter, 2_000)]);
      expect(together.requiredMonthlyInvestmentEducation).toBeCloseTo(
        education.requiredMonthlyInvestment as number,
        6,
      );
      expect(together.requiredMonthlyInvestmentActivities).toBeCloseTo(
        activities.requiredMonthlyInvestment as number,
        6,
      );
    },
  );

  it("does not depend on the order of the goals", async () => {
    const one = await forecastKidsSaver(saver(EDUCATION, ACTIVITIES), context);
    const other = await forecastKidsSaver(saver(ACTIVITIES, EDUCATION), context);
    expect(other.requiredMonthlyInvestment).toBeCloseTo(one.requiredMonthlyInvestment as number, 6);
    expect(other.chanceToReachLifestyleGoal).toBe(one.chanceToReachLifestyleGoal);
  });

  it("requires nothing for goals that cost nothing", async () => {
    const free = { currentAnnualExpense: 0 };
    const result = await forecastKidsSaver(
      saver({ ...EDUCATION, ...free }, { ...ACTIVITIES, ...free }),
      context,
    );
    expect(result.requiredMonthlyInvestment).toBe(0);
    expect(result.requiredMonthlyInvestmentEducation).toBe(0);
    expect(result.chanceToReachLifestyleGoal).toBe(100);
  });
});
