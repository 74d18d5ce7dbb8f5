import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RetirementResult as validateResult } from "#shared/contract/generated/validators.js";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import { SALARY_INCREASE_PERCENTAGES } from "#shared/domain/limits.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { forecastPension } from "#shared/pension/forecast.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";

const context = embeddedContext();

const PLAN: PensionPlan = { ...TYPICAL_PENSION, risk: "Aggressive" };

const anyPlan: fc.Arbitrary<PensionPlan> = fc.record({
  type: fc.constant("Pension" as const),
  age: fc.integer({ min: 18, max: 50 }),
  retirementAge: fc.integer({ min: 50, max: 77 }),
  country: fc.constantFrom(...COUNTRIES),
  lifestyle: fc.constantFrom(...LIFESTYLES),
  currency: fc.constantFrom("AED" as const, "USD" as const),
  monthlySalary: fc.integer({ min: 0, max: 100_000 }),
  yearsOfService: fc.integer({ min: 0, max: 25 }),
  salaryIncreasePercentage: fc.constantFrom(...SALARY_INCREASE_PERCENTAGES),
  isSalaryBasedContribution: fc.boolean(),
  investmentPercentageOfSalary: fc.integer({ min: 0, max: 25 }),
  monthlyInvestment: fc.integer({ min: 0, max: 9_000 }),
  risk: fc.constantFrom(...PENSION_RISKS),
  applyEosbLimit: fc.boolean(),
  currentAdditional: fc.integer({ min: 0, max: 500_000 }),
  expectedAdditional: fc.integer({ min: 0, max: 500_000 }),
});

describe("forecastPension", () => {
  it("answers by the contract, from today's age to 80", async () => {
    const result = await forecastPension(PLAN, context);
    expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
    for (const outcomes of [result.outcomesAt10th, result.outcomesAt50th, result.outcomesAt90th]) {
      expect(outcomes.map(({ age }) => age)).toEqual(Array.from({ length: 51 }, (_, year) => 30 + year));
    }
    expect(result.valueAtRetirement).toBe(result.outcomesAt50th.find(({ age }) => age === 65)?.value);
    expect(result.modelVersion).toBe(context.planning.modelVersion);
  });

  it("gives the same figures in AED and in USD, but for the rate", async () => {
    const RATE = 3.6725;
    const aed = {
      ...PLAN,
      isSalaryBasedContribution: false,
      currentAdditional: 10_000,
      expectedAdditional: 700,
    };
    const usd: PensionPlan = {
      ...aed,
      currency: "USD",
      monthlySalary: aed.monthlySalary / RATE,
      monthlyInvestment: aed.monthlyInvestment / RATE,
      currentAdditional: aed.currentAdditional / RATE,
      expectedAdditional: aed.expectedAdditional / RATE,
    };
    const [inAed, inUsd] = await Promise.all([forecastPension(aed, context), forecastPension(usd, context)]);
    expect(inUsd.chanceToReachLifestyleGoal).toBeCloseTo(inAed.chanceToReachLifestyleGoal, 9);
    expect(inUsd.spendingAbility * RATE).toBeCloseTo(inAed.spendingAbility, 4);
    expect((inUsd.requiredMonthlyInvestment as number) * RATE).toBeCloseTo(
      inAed.requiredMonthlyInvestment as number,
      4,
    );
    expect(inUsd.valueAtRetirement * RATE).toBeCloseTo(inAed.valueAtRetirement, 4);
  });

  it("has no requirement where retirement is now", async () => {
    const result = await forecastPension({ ...PLAN, age: 65 }, context);
    expect(result.requiredMonthlyInvestment).toBeNull();
    expect(result.requiredSavingsFactor).toBeNull();
  });

  it("asks nothing of a plan that is paid for already", async () => {
    const result = await forecastPension({ ...PLAN, currentAdditional: 50_000_000 }, context);
    expect(result.requiredMonthlyInvestment).toBe(0);
    expect(result.chanceToReachLifestyleGoal).toBe(100);
  });

  it("reaches the goal in half of the scenarios when the requirement is invested", async () => {
    const plan = { ...PLAN, isSalaryBasedContribution: false, monthlySalary: 4_000, yearsOfService: 2 };
    const { requiredMonthlyInvestment } = await forecastPension(plan, context);
    const invested = { ...plan, monthlyInvestment: requiredMonthlyInvestment as number };
    const result = await forecastPension(invested, context);
    expect(result.chanceToReachLifestyleGoal).toBeCloseTo(50, 1);
    // The median lies between two scenarios, interpolated by contribution before and by spending here; among 10,000
    // scenarios these neighbours are some 1e-4 of the amount apart.
    expect(result.spendingAbility / result.desiredSpendingAbility).toBeCloseTo(1, 4);
    expect(Math.abs((result.outcomesAt50th.at(-1)?.value as number) / result.valueAtRetirement)).toBeLessThan(
      1e-4,
    );
  });

  it("passes a fault of the planning service on", async () => {
    const planning = {
      ...context.planning,
      gap: async () => ({ gapFactors: [] }),
    };
    await expect(forecastPension(PLAN, { ...context, planning })).rejects.toThrow(PlanningError);
  });
});

describe("every result moves the right way with every input", () => {
  type Change = (plan: PensionPlan, amount: number) => PensionPlan;
  const more: readonly [name: string, change: Change][] = [
    ["current savings", (plan, amount) => ({ ...plan, currentAdditional: plan.currentAdditional + amount })],
    [
      "savings expected",
      (plan, amount) => ({ ...plan, expectedAdditional: plan.expectedAdditional + amount }),
    ],
    ["monthly salary", (plan, amount) => ({ ...plan, monthlySalary: plan.monthlySalary + amount / 5 })],
    ["years of service", (plan, amount) => ({ ...plan, yearsOfService: plan.yearsOfService + amount / 1e5 })],
    [
      "monthly investment",
      (plan, amount) => ({ ...plan, monthlyInvestment: plan.monthlyInvestment + amount / 500 }),
    ],
    [
      "percentage of salary",
      (plan, amount) => ({
        ...plan,
        investmentPercentageOfSalary: plan.investmentPercentageOfSalary + amount / 1e5,
      }),
    ],
    ["no cap on the benefit", (plan) => ({ ...plan, applyEosbLimit: false })],
  ];
  const paths = ({ outcomesAt10th, outcomesAt50th, outcomesAt90th }: RetirementResult) =>
    [outcomesAt10th, outcomesAt50th, outcomesAt90th].map((outcomes) => outcomes.map(({ value }) => value));

  /** Rounding of a balance that grows to at most some 1e12 and is stepped in single precision growths. */
  const slack = (value: number) => 1e-9 * (1 + Math.abs(value));

  it.each(more)("more %s never makes a plan worse", async (_, change) => {
    await fc.assert(
      fc.asyncProperty(anyPlan, fc.integer({ min: 1, max: 400_000 }), async (plan, amount) => {
        const before = await forecastPension(plan, context);
        const after = await forecastPension(change(plan, amount), context);
        expect(after.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(before.chanceToReachLifestyleGoal);
        expect(after.spendingAbility + slack(after.spendingAbility)).toBeGreaterThanOrEqual(
          before.spendingAbility,
        );
        if (before.requiredMonthlyInvestment !== null && after.requiredMonthlyInvestment !== null) {
          expect(after.requiredMonthlyInvestment).toBeLessThanOrEqual(
            before.requiredMonthlyInvestment + slack(before.requiredMonthlyInvestment),
          );
        }
        const pathsAfter = paths(after).flat();
        paths(before)
          .flat()
          .forEach((value, index) => {
            expect((pathsAfter[index] as number) + slack(value)).toBeGreaterThanOrEqual(value);
          });
      }),
      { numRuns: 25 },
    );
  });

  it("a faster growing salary raises the benefit, the chance and the spending ability", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const salaryBased = { ...plan, isSalaryBasedContribution: true };
        const results = await Promise.all(
          SALARY_INCREASE_PERCENTAGES.map((salaryIncreasePercentage) =>
            forecastPension({ ...salaryBased, salaryIncreasePercentage }, context),
          ),
        );
        results.slice(1).forEach((result, index) => {
          const slower = results[index] as RetirementResult;
          expect(result.endOfServiceBenefit).toBeGreaterThanOrEqual(slower.endOfServiceBenefit);
          expect(result.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(slower.chanceToReachLifestyleGoal);
          expect(result.spendingAbility + slack(result.spendingAbility)).toBeGreaterThanOrEqual(
            slower.spendingAbility,
          );
        });
      }),
      { numRuns: 25 },
    );
  });

  it("retiring later never hurts where savings alone pay for it and the fund stays the same", async () => {
    // A benefit or additional savings would arrive later too, and miss the market of that year.
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const savingsOnly: PensionPlan = {
          ...plan,
          monthlySalary: 0,
          expectedAdditional: 0,
          risk: "Conservative",
          isSalaryBasedContribution: false,
          retirementAge: Math.min(plan.retirementAge, 76),
        };
        const later = { ...savingsOnly, retirementAge: savingsOnly.retirementAge + 1 };
        const before = await forecastPension(savingsOnly, context);
        const after = await forecastPension(later, context);
        expect(after.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(before.chanceToReachLifestyleGoal);
        if (before.requiredMonthlyInvestment !== null && after.requiredMonthlyInvestment !== null) {
          expect(after.requiredMonthlyInvestment).toBeLessThanOrEqual(before.requiredMonthlyInvestment);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("a costlier lifestyle lowers the chance and raises the requirement", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const results = await Promise.all(
          LIFESTYLES.map((lifestyle) => forecastPension({ ...plan, lifestyle }, context)),
        );
        results.slice(1).forEach((result, index) => {
          const cheaper = results[index] as RetirementResult;
          expect(result.chanceToReachLifestyleGoal).toBeLessThanOrEqual(cheaper.chanceToReachLifestyleGoal);
          expect(result.desiredSpendingAbility).toBeGreaterThan(cheaper.desiredSpendingAbility);
          expect(result.requiredMonthlyInvestment ?? 0).toBeGreaterThanOrEqual(
            (cheaper.requiredMonthlyInvestment ?? 0) - slack(cheaper.requiredMonthlyInvestment ?? 0),
          );
        });
      }),
      { numRuns: 25 },
    );
  });
});
