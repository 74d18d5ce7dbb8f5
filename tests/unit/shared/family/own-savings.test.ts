import fc from "fast-check";
import { expect, it } from "vitest";
import { LEAST_TO_LIVE_ON, targetOf } from "#shared/domain/insights.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { validateFamilyPlan } from "#shared/family/form.ts";
import { ownSavings } from "#shared/family/own-savings.ts";
import { pensionPurse } from "#shared/family/purses.ts";
import { requiredDivision } from "#shared/family/required-division.ts";
import type { FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { anyFamilyPlan } from "../../../fixtures/plans/any-plan.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";

const context = embeddedContext();

/** Who saves next to nothing, and could save enough. */
const POOR: FamilyPlan = {
  ...ENGINEER,
  pension: { ...ENGINEER.pension, investmentPercentageOfSalary: 5 },
  children: ENGINEER.children.map((child) => ({ ...child, monthlyInvestment: 200 })),
};

const chancesOf = ({ purses: { children, pension } }: FamilyResult) =>
  [...children, pension].map(({ chance }) => chance);

const monthlyOf = (plan: FamilyPlan) => [
  ...plan.children.map(({ monthlyInvestment }) => monthlyInvestment),
  currentMonthlyInvestment(pensionPurse(plan)),
];

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it("is a plan in which the part has the chance that is told, and saves more, with enough of the salary left", async () => {
  let told = 0;
  await fc.assert(
    fc.asyncProperty(anyFamilyPlan, async ({ plan, start }) => {
      const inMonth = { ...context, start };
      const now = await forecastFamily(plan, inMonth);
      for (const { set, part, before, after } of ownSavings(plan, now, start)) {
        const changed = { ...plan, ...set };
        expect(validateFamilyPlan(changed, start)).toMatchObject({ ok: true });
        expect([before, after]).toEqual([chancesOf(now)[part], targetOf(plan)]);
        const then = chancesOf(await forecastFamily(changed, inMonth));
        expect(then[part]).toBeGreaterThanOrEqual(after);
        expect(monthlyOf(changed)[part]).toBeGreaterThan(monthlyOf(plan)[part] ?? 0);
        const most = (1 - LEAST_TO_LIVE_ON) * plan.pension.monthlySalary;
        expect(total(monthlyOf(changed))).toBeLessThanOrEqual(most);
        told += 1;
      }
    }),
    { numRuns: 100, examples: [[{ plan: POOR, start: FIXTURE_START }]] },
  );
  expect(told).toBeGreaterThan(0);
}, 120_000);

/** Who saves enough in all, but nearly all of it for retirement. */
const UNEVEN: FamilyPlan = {
  ...ENGINEER,
  pension: { ...ENGINEER.pension, retirementAge: 65, investmentPercentageOfSalary: 30 },
  children: ENGINEER.children.map((child) => ({ ...child, monthlyInvestment: 3_000 })),
};

/** Whose child's payment of this month is paid from this month's contribution, which is far more than later ones require. */
const SEPTEMBER = { year: 2026, month: 9 };
const DUE_NOW: FamilyPlan = {
  ...ENGINEER,
  savings: 0,
  pension: { ...ENGINEER.pension, investmentPercentageOfSalary: 0 },
  children: [
    {
      age: 5,
      risk: "Conservative",
      goals: [
        {
          type: "Education",
          countryOfExpense: "UK",
          currentAnnualExpense: 14_000,
          numberOfYears: 3,
          startYear: 2025,
        },
      ],
      monthlyInvestment: 15_000,
      savingsShare: 0,
    },
  ],
};

it("is no division that leaves a payment of this month uncovered", async () => {
  const inMonth = { ...context, start: SEPTEMBER };
  const now = await forecastFamily(DUE_NOW, inMonth);
  expect(now.purses).toMatchObject({ children: [{ chance: 100 }], pension: { chance: expect.any(Number) } });
  expect(now.purses.children[0]?.required[75]).toBeLessThan(14_000);
  expect(requiredDivision(DUE_NOW, now, SEPTEMBER)).toBeUndefined();
  // Paid for from savings, there is one.
  const paid = {
    ...DUE_NOW,
    savings: 15_000,
    children: DUE_NOW.children.map((child) => ({ ...child, savingsShare: 1 })),
  };
  expect(requiredDivision(paid, await forecastFamily(paid, inMonth), SEPTEMBER)).toBeDefined();
});

/** Whose older child needs far more than it gets, and whose retirement needs nothing of what it gets. */
const LATE: FamilyPlan = {
  ...ENGINEER,
  savings: 0,
  pension: {
    ...ENGINEER.pension,
    age: 35,
    retirementAge: 65,
    country: "Philippines",
    lifestyle: "Basic",
    monthlySalary: 25_000,
    investmentPercentageOfSalary: 20,
  },
  children: ENGINEER.children.map((child, index) => ({
    ...child,
    age: [16, 5][index] ?? 0,
    goals: [
      {
        type: "Education",
        countryOfExpense: "UAE",
        currentAnnualExpense: 100_000,
        numberOfYears: 4,
        startYear: FIXTURE_START.year + ([2, 13][index] ?? 0),
      },
    ],
    monthlyInvestment: [200, 300][index] ?? 0,
    savingsShare: 0,
  })),
};

it("is a division with which every part has the chance that is told, and that takes no more in all or leaves enough of the salary", async () => {
  let told = 0;
  let taking = 0;
  await fc.assert(
    fc.asyncProperty(anyFamilyPlan, async ({ plan, start }) => {
      const inMonth = { ...context, start };
      const now = await forecastFamily(plan, inMonth);
      const division = requiredDivision(plan, now, start);
      if (division === undefined) return;
      const changed = { ...plan, ...division.set };
      expect(validateFamilyPlan(changed, start)).toMatchObject({ ok: true });
      expect(division).toMatchObject({ before: Math.min(...chancesOf(now)), after: targetOf(plan) });
      for (const chance of chancesOf(await forecastFamily(changed, inMonth)))
        expect(chance).toBeGreaterThanOrEqual(targetOf(plan));
      const [present, then] = [total(monthlyOf(plan)), total(monthlyOf(changed))];
      const most = division.isMore ? (1 - LEAST_TO_LIVE_ON) * plan.pension.monthlySalary : present;
      expect(then).toBeLessThanOrEqual(most + 1e-6);
      expect(then > present + 1e-6).toBe(division.isMore);
      told += 1;
      taking += Number(division.isMore);
    }),
    {
      numRuns: 100,
      examples: [
        [{ plan: UNEVEN, start: FIXTURE_START }],
        [{ plan: DUE_NOW, start: SEPTEMBER }],
        [{ plan: LATE, start: FIXTURE_START }],
      ],
    },
  );
  expect(told).toBeGreaterThan(taking);
  expect(taking).toBeGreaterThan(0);
}, 120_000);
