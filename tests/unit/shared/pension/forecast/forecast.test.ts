import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RetirementResult as validateResult } from "#shared/contract/generated/validators.js";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { BENEFIT_USES } from "#shared/domain/end-of-service.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import { SALARY_INCREASE_PERCENTAGES } from "#shared/domain/limits.ts";
import { FUNDS, PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { validatePensionPlan } from "#shared/pension/form.ts";
import { risesWithSalary } from "#shared/pension/plan-values.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";
import { PENSION_PLANS, TYPICAL_PENSION } from "../../../../fixtures/plans/pension-plans.ts";

const context = embeddedContext();

const PLAN: PensionPlan = { ...TYPICAL_PENSION, risk: "Aggressive" };

/** End-of-service settings of a plan: most often none. */
const anyEndOfService: fc.Arbitrary<Partial<PensionPlan>> = fc.oneof(
  fc.constant({}),
  fc.record({
    yearsPerEmployer: fc.integer({ min: 1, max: 20 }),
    benefitUse: fc.constantFrom(...BENEFIT_USES),
  }),
  fc.record({
    endOfService: fc.constant("SavingsScheme" as const),
    schemeFund: fc.constantFrom(...FUNDS),
    schemeFeePercentage: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
  }),
  fc.record({
    endOfService: fc.constant("SavingsScheme" as const),
    yearsPerEmployer: fc.integer({ min: 1, max: 20 }),
  }),
);

const anyOptions: fc.Arbitrary<Partial<PensionPlan>> = fc
  .tuple(
    anyEndOfService,
    fc.record(
      {
        basicSalaryPercentage: fc.integer({ min: 1, max: 100 }),
        otherIncome: fc.integer({ min: 0, max: 100_000 }),
        otherIncomeAge: fc.integer({ min: 50, max: 80 }),
        otherIncomeRises: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([endOfService, others]) => ({ ...endOfService, ...others }));

const anyPlan: fc.Arbitrary<PensionPlan> = fc
  .tuple(anySpecifiedPlan(), anyOptions)
  .map(([plan, options]) => ({ ...plan, ...options }));

function anySpecifiedPlan(): fc.Arbitrary<PensionPlan> {
  return fc.record({
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
}

describe("forecastPension", () => {
  it("follows the contract, from today's age to 80", async () => {
    const result = await forecastPension(PLAN, context);
    expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
    for (const outcomes of [result.outcomesAt10th, result.outcomesAt50th, result.outcomesAt90th]) {
      expect(outcomes.map(({ age }) => age)).toEqual(Array.from({ length: 51 }, (_, year) => 30 + year));
    }
    expect(result.valueAtRetirement).toBe(result.outcomesAt50th.find(({ age }) => age === 65)?.value);
    expect(result.modelVersion).toBe(context.planning.modelVersion);
  });

  it("gives the same figures in AED and in USD, except for the rate", async () => {
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

  it("has no requirement if retirement is now", async () => {
    const result = await forecastPension({ ...PLAN, age: 65 }, context);
    expect(result.requiredMonthlyInvestment).toBeNull();
    expect(result.requiredSavingsFactor).toBeNull();
  });

  it("requires nothing if the plan is already paid for", async () => {
    const result = await forecastPension({ ...PLAN, currentAdditional: 50_000_000 }, context);
    expect(result.requiredMonthlyInvestment).toBe(0);
    expect(result.chanceToReachLifestyleGoal).toBe(100);
  });

  it("reaches the goal in half of the scenarios if the requirement is invested", async () => {
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

  it("requires an amount that rises with prices if the share is of no salary", async () => {
    const share = {
      ...PLAN,
      monthlySalary: 0,
      isSalaryBasedContribution: true,
      salaryIncreasePercentage: 5,
    } as const;
    const amount = { ...share, isSalaryBasedContribution: false, monthlyInvestment: 0 };
    const [ofShare, ofAmount] = await Promise.all(
      [share, amount].map((plan) => forecastPension(plan, context)),
    );
    expect(ofShare).toEqual(ofAmount);
  });

  it("passes on a fault of the planning service", async () => {
    const planning = {
      ...context.planning,
      gap: async () => ({ gapFactors: [] }),
    };
    await expect(forecastPension(PLAN, { ...context, planning })).rejects.toThrow(PlanningError);
  });
});

/** Age 30 to 65, UK, Moderate, AED 20,000 a month rising 3 %, 5 % of it in Balanced; the basic wage is 60 %. */
const TRIAL: PensionPlan = { ...TYPICAL_PENSION, basicSalaryPercentage: 60 };

describe("the end of service in the UAE", () => {
  // Trial figures of the design, made by an independent simulation; held to half a percentage point, and half a percent.
  const near = (actual: number | undefined, millions: number) =>
    expect(Math.abs((actual ?? 0) / 1e6 / millions - 1)).toBeLessThanOrEqual(0.005);

  it("compares a savings scheme with the gratuity", async () => {
    const { savingsScheme, endOfServiceBenefit } = await forecastPension(
      { ...TRIAL, endOfService: "SavingsScheme" },
      context,
    );
    near(savingsScheme?.gratuity ?? undefined, 1.131);
    near(savingsScheme?.valueAt10th, 1.091);
    near(savingsScheme?.valueAt50th, 1.7);
    near(savingsScheme?.valueAt90th, 2.75);
    expect(Math.abs((savingsScheme?.chanceToBeatGratuity ?? 0) - 88)).toBeLessThanOrEqual(0.5);
    expect(endOfServiceBenefit).toBe(savingsScheme?.valueAt50th);
  });

  it.each([
    ["Invested", 83.5],
    ["Spent", 40.9],
  ] as const)(
    "with another employer every seven years, each gratuity %s, lasts in %d %%",
    async (benefitUse, chance) => {
      const result = await forecastPension({ ...TRIAL, yearsPerEmployer: 7, benefitUse }, context);
      expect(Math.abs(result.chanceToReachLifestyleGoal - chance)).toBeLessThanOrEqual(0.5);
      // The last seven years, on the last basic wage: 0.7 · 5 + 2 months.
      expect(result.endOfServiceBenefit).toBeCloseTo(5.5 * 12_000 * 1.03 ** 35, 4);
    },
  );

  it("compares nothing if nothing is paid into the scheme", async () => {
    const scheme: PensionPlan = { ...TRIAL, endOfService: "SavingsScheme" };
    for (const plan of [
      { ...scheme, age: 65, yearsOfService: 10 },
      { ...scheme, monthlySalary: 0 },
    ]) {
      const { savingsScheme } = await forecastPension(plan, context);
      expect(savingsScheme).toMatchObject({ chanceToBeatGratuity: null });
      expect(savingsScheme?.valueAt10th).toBeCloseTo(savingsScheme?.valueAt90th ?? Number.NaN, 6);
    }
  });

  it("follows the contract", async () => {
    const result = await forecastPension(
      { ...TRIAL, endOfService: "SavingsScheme", checksRetirementVisa: true },
      context,
    );
    expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
  });

  it("gives the same chances in AED and in USD", async () => {
    const options = {
      endOfService: "SavingsScheme",
      checksRetirementVisa: true,
      otherIncomeAge: 68,
    } as const;
    const aed: PensionPlan = { ...TRIAL, ...options, otherIncome: 36_725 };
    const usd: PensionPlan = {
      ...aed,
      currency: "USD",
      monthlySalary: aed.monthlySalary / 3.6725,
      otherIncome: 10_000,
    };
    const [inAed, inUsd] = await Promise.all([forecastPension(aed, context), forecastPension(usd, context)]);
    expect(inUsd.chanceOfVisaSavings).toBe(inAed.chanceOfVisaSavings);
    expect(inUsd.chanceToReachLifestyleGoal).toBe(inAed.chanceToReachLifestyleGoal);
    expect(inUsd.savingsScheme?.chanceToBeatGratuity).toBe(inAed.savingsScheme?.chanceToBeatGratuity);
  });
});

describe("an omitted option", () => {
  it.each(PENSION_PLANS)("equals its default, to the last byte: $name", async ({ plan }) => {
    const { benefitUse, ...defaults } = PENSION_OPTION_DEFAULTS;
    const withGratuity = plan.endOfService === "SavingsScheme" ? {} : { benefitUse };
    const written: PensionPlan = { ...defaults, ...withGratuity, ...plan };
    expect(validatePensionPlan(written).ok).toBe(true);
    const [absent, present] = await Promise.all([
      forecastPension(plan, context),
      forecastPension(written, context),
    ]);
    expect(JSON.stringify(present)).toBe(JSON.stringify(absent));
  });
});

describe("the savings of a retirement visa", () => {
  it("are there or not if savings are certain", async () => {
    const retired = { ...PLAN, age: 65, monthlySalary: 0, checksRetirementVisa: true };
    const chanceWith = async (currentAdditional: number) =>
      (await forecastPension({ ...retired, currentAdditional }, context)).chanceOfVisaSavings;
    expect(await chanceWith(999_999)).toBe(0);
    expect(await chanceWith(1_000_000)).toBe(100);
  });

  it("are checked again every five years, while they are spent", async () => {
    const retired: PensionPlan = {
      ...PLAN,
      age: 62,
      retirementAge: 62,
      monthlySalary: 0,
      country: "UAE",
      lifestyle: "Basic",
      currentAdditional: 1_500_000,
      checksRetirementVisa: true,
    };
    const { chanceOfVisaSavings, visaRenewals = [] } = await forecastPension(retired, context);
    expect(chanceOfVisaSavings).toBe(100);
    expect(visaRenewals.map(({ age }) => age)).toEqual([67, 72, 77]);
    const [first = 100, second = 100, third = 100] = visaRenewals.map(({ chance }) => chance);
    expect(first).toBeLessThan(50);
    expect(second).toBeLessThan(first / 2);
    expect(third).toBeLessThan(1);
  });

  it("are reported only if the plan asks for them", async () => {
    expect(await forecastPension(PLAN, context)).not.toHaveProperty("visaRenewals");
    expect(await forecastPension(PLAN, context)).not.toHaveProperty("chanceOfVisaSavings");
  });
});

describe("other income", () => {
  it("of a year raises the spending by the same amount a year, if both begin with retirement", async () => {
    const plan = { ...PLAN, retirementAge: 65 };
    const [without, income] = await Promise.all([
      forecastPension(plan, context),
      forecastPension({ ...plan, otherIncome: 30_000 }, context),
    ]);
    expect(income.spendingAbility - without.spendingAbility).toBeCloseTo(30_000, 4);
  });

  it("never helps less if it begins earlier", async () => {
    const chances = await Promise.all(
      [50, 65, 66, 72, 80].map(
        async (otherIncomeAge) =>
          (
            await forecastPension(
              { ...TRIAL, yearsPerEmployer: 7, otherIncome: 40_000, otherIncomeAge },
              context,
            )
          ).chanceToReachLifestyleGoal,
      ),
    );
    expect(chances[0]).toBe(chances[1]);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    const none = await forecastPension({ ...TRIAL, yearsPerEmployer: 7 }, context);
    expect(chances.at(-1)).toBe(none.chanceToReachLifestyleGoal);
  });
});

describe("every result moves in the right direction with every input", () => {
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
    [
      "of the salary as basic wage",
      (plan, amount) => ({
        ...plan,
        basicSalaryPercentage: Math.min(100, (plan.basicSalaryPercentage ?? 100) + amount / 1e4),
      }),
    ],
    ["other income", (plan, amount) => ({ ...plan, otherIncome: (plan.otherIncome ?? 0) + amount / 10 })],
    [
      "of the benefits invested",
      (plan) => (plan.yearsPerEmployer === undefined ? plan : { ...plan, benefitUse: "Invested" }),
    ],
    [
      "of the scheme left by a lower fee",
      (plan) => (plan.endOfService === "SavingsScheme" ? { ...plan, schemeFeePercentage: 0 } : plan),
    ],
  ];
  const paths = ({ outcomesAt10th, outcomesAt50th, outcomesAt90th }: RetirementResult) =>
    [outcomesAt10th, outcomesAt50th, outcomesAt90th].map((outcomes) => outcomes.map(({ value }) => value));

  /**
   * A payment that divides a year at another month has that year grown in other parts, each rounded to single precision:
   * 6e-8 of a balance in a scenario, and 1.1e-9 in the percentile that differed most so far.
   */
  const slack = (value: number) => 1e-8 * (1 + Math.abs(value));

  it.each(more)("more %s never makes a plan worse", async (_, change) => {
    await fc.assert(
      fc.asyncProperty(anyPlan, fc.integer({ min: 1, max: 400_000 }), async (plan, amount) => {
        const before = await forecastPension(plan, context);
        const after = await forecastPension(change(plan, amount), context);
        expect(after.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(before.chanceToReachLifestyleGoal);
        expect(after.spendingAbility + slack(after.spendingAbility)).toBeGreaterThanOrEqual(
          before.spendingAbility,
        );
        // A first salary changes what the requirement rises by each year, and with it what it has to begin with.
        const requirementsCompare = risesWithSalary(plan) === risesWithSalary(change(plan, amount));
        if (
          requirementsCompare &&
          before.requiredMonthlyInvestment !== null &&
          after.requiredMonthlyInvestment !== null
        ) {
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

  it("a faster growing salary raises the benefit, the chance and the spending", async () => {
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

  it("retiring later never makes a plan worse if savings alone pay for it and the fund stays the same", async () => {
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
