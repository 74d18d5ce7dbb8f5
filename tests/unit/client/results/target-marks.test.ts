import { describe, expect, it } from "vitest";
import { contributionMarks, insightMarks } from "#client/results/target-marks.ts";
import type { Insights } from "#shared/contract/insights.ts";

const NOTHING_ELSE = { changes: [], trades: [], worse: [], better: [], currency: "AED", modelVersion: "1" };
const SAVINGS = {
  currency: "AED",
  currentAdditional: 1_000,
  expectedAdditional: 0,
  monthlyInvestment: 1_000,
} as const;
const PLAN = { currency: "AED", monthlySalary: 9_000 } as const;

const insightsWith = (level: Partial<Insights["certainty"][number]>): Insights => ({
  ...NOTHING_ELSE,
  currency: "AED",
  certainty: [{ chance: 75, requiredMonthlyInvestment: null, ...level }],
});

const marksAt = (chance: number, insights: Insights) => marksOf(PLAN, chance, insights, 11);

const marksOf = (
  plan: Parameters<typeof insightMarks>[0],
  chance: number,
  insights: Insights,
  month: number,
) =>
  insightMarks(plan, { chanceToReachLifestyleGoal: chance, modelVersion: "1" }, insights, 75, {
    year: 2026,
    month,
  });

describe("marks of the target on levers", () => {
  it("marks amount, share of the salary and spending of a plan that is beyond its target", () => {
    const insights = insightsWith({ requiredMonthlyInvestment: 1_234, spendingAbility: 100_050 });
    expect(marksAt(95, insights)).toEqual({
      monthlyInvestment: 1_240,
      investmentPercentageOfSalary: 14,
      annualLivingCost: 100_000,
    });
  });

  it("marks no spending that would use up the savings within 15 years", () => {
    const reaching = {
      kind: "spending",
      set: { annualLivingCost: 90_000 },
      chanceToReachLifestyleGoal: 80,
    } as const;
    const insights = insightsWith({ spendingAbility: 90_000 });
    const marked = (age: number) =>
      [insights, { ...insights, changes: [reaching] }].map(
        (each) => marksOf({ ...PLAN, age }, 20, each, 11)["annualLivingCost"],
      );
    expect([65, 66, 77].map(marked)).toEqual([
      [90_000, 90_000],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it("marks what one press sets where more is needed", () => {
    const set = { investmentPercentageOfSalary: 14.5 };
    expect(marksAt(40, insightsWith({ requiredMonthlyInvestment: 1_234, set }))).toMatchObject(set);
  });

  it("marks a change that reaches the target, and none that does not", () => {
    const insights = {
      ...insightsWith({}),
      changes: [
        { kind: "retirementAge", set: { retirementAge: 63 }, chanceToReachLifestyleGoal: 80 },
        { kind: "spending", set: { annualLivingCost: 90_000 }, chanceToReachLifestyleGoal: 60 },
      ],
    } satisfies Insights;
    expect(marksAt(40, insights)).toEqual({ retirementAge: 63 });
  });

  it.each([
    ["a goal", (goal: object) => ({ ...SAVINGS, ...goal })],
    ["goals", (goal: object) => ({ ...SAVINGS, goals: [goal] })],
  ])("marks no contribution for %s with a payment this month that is not covered", (_, planOf) => {
    const goal = { type: "Education", startYear: 2026, numberOfYears: 4 } as const;
    const insights = insightsWith({ requiredMonthlyInvestment: 1_234, set: { monthlyInvestment: 1_240 } });
    const marks = (currentAnnualExpense: number, month: number) =>
      marksOf(planOf({ ...goal, currentAnnualExpense }) as never, 0, insights, month);
    expect(marks(2_001, 9)["monthlyInvestment"]).toBeUndefined();
    expect(marks(2_000, 9)).toEqual({ monthlyInvestment: 1_240 });
    expect(marks(2_001, 10)).toEqual({ monthlyInvestment: 1_240 });
  });

  it("marks no contribution that leaves a payment of this month uncovered", () => {
    const goal = {
      type: "Education",
      startYear: 2026,
      numberOfYears: 4,
      currentAnnualExpense: 2_500,
    } as const;
    const marks = (required: number) =>
      marksOf(
        { ...SAVINGS, ...goal, monthlyInvestment: 2_000 },
        100,
        insightsWith({ requiredMonthlyInvestment: required }),
        9,
      );
    expect(marks(1_490)["monthlyInvestment"]).toBeUndefined();
    expect(marks(1_500)).toEqual({ monthlyInvestment: 1_500 });
  });

  it.each([null, 0])("marks no contribution where %s is required", (required) => {
    expect(contributionMarks(required, PLAN)).toEqual({});
  });

  it("marks no share without a salary", () => {
    expect(contributionMarks(1_234, { currency: "AED" })).toEqual({ monthlyInvestment: 1_240 });
  });

  it("marks nothing that a field does not accept", () => {
    expect(contributionMarks(50_001, PLAN)).toEqual({
      monthlyInvestment: undefined,
      investmentPercentageOfSalary: undefined,
    });
  });
});
