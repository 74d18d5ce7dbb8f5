import { describe, expect, it } from "vitest";
import {
  contributionOf,
  moreAMonth,
  moreNow,
  retirementMoved,
  spendingOf,
} from "#shared/pension/forecast/plan-changes.ts";
import { annualLivingCost } from "#shared/pension/plan-values.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { TYPICAL_PENSION } from "../../../../fixtures/plans/pension-plans.ts";

/** 5 % of a salary of 20,000, AED, from 30 to 65, Moderate in the UK. */
const SHARE = TYPICAL_PENSION;
const FIXED: PensionPlan = { ...SHARE, isSalaryBasedContribution: false, monthlyInvestment: 1_000 };
const NO_SALARY: PensionPlan = { ...SHARE, monthlySalary: 0 };

describe("a contribution", () => {
  it.each([
    ["that is fixed, rounded up to 10", FIXED, 1_234.5, { monthlyInvestment: 1_240 }],
    ["that is fixed and round", FIXED, 1_240, { monthlyInvestment: 1_240 }],
    // 1,234.5 are 6.17 % of 20,000.
    ["that is a share, rounded up to half a percent", SHARE, 1_234.5, { investmentPercentageOfSalary: 6.5 }],
    ["that is a share and round", SHARE, 1_300, { investmentPercentageOfSalary: 6.5 }],
    [
      "that is a share of no salary: an amount takes its place",
      NO_SALARY,
      1_234.5,
      { isSalaryBasedContribution: false, monthlyInvestment: 1_240 },
    ],
  ])("%s", (_, plan, amount, set) => {
    expect(contributionOf(plan, amount)).toEqual({
      kind: "monthlyInvestment",
      set,
      plan: { ...plan, ...set },
    });
  });

  it.each([
    ["above the largest in AED", { ...FIXED, monthlySalary: 0 }, 50_001],
    ["above the largest in USD", { ...FIXED, monthlySalary: 0, currency: "USD" }, 10_001],
    ["above 30 % of a salary of 20,000", FIXED, 6_001],
    [
      "above what the plan invests of a salary of 4,000",
      { ...FIXED, monthlySalary: 4_000, monthlyInvestment: 3_000 },
      3_001,
    ],
    ["above the largest share, 30 % of 20,000", SHARE, 6_001],
    ["where no month is left", { ...FIXED, age: 65 }, 2_000],
    ["that is the plan's own", SHARE, 1_000],
  ] satisfies [string, PensionPlan, number][])("is not offered %s", (_, plan, amount) => {
    expect(contributionOf(plan, amount)).toBeUndefined();
  });

  it("is offered at the largest amount and share", () => {
    expect(contributionOf({ ...FIXED, monthlySalary: 0 }, 50_000)?.set).toEqual({
      monthlyInvestment: 50_000,
    });
    expect(contributionOf(FIXED, 6_000)?.set).toEqual({ monthlyInvestment: 6_000 });
    expect(contributionOf(SHARE, 6_000)?.set).toEqual({ investmentPercentageOfSalary: 30 });
  });

  it("is raised from the plan's investment", () => {
    expect(moreAMonth(FIXED, 500)?.set).toEqual({ monthlyInvestment: 1_500 });
    expect(moreAMonth(SHARE, 500)?.set).toEqual({ investmentPercentageOfSalary: 7.5 });
    // From nothing, as a share of no salary is nothing, whatever the amount that waits beside it.
    expect(moreAMonth(NO_SALARY, 500)?.set).toEqual({
      isSalaryBasedContribution: false,
      monthlyInvestment: 500,
    });
  });
});

describe("a small increase", () => {
  it.each([
    ["a tenth of twelve salaries", 20_000, 24_000],
    ["rounded up to 100", 12_345, 14_900],
  ])("is %s", (_, monthlySalary, more) => {
    const plan = { ...SHARE, monthlySalary, currentAdditional: 7_000 };
    expect(moreNow(plan)).toMatchObject({ kind: "savingsNow", set: { currentAdditional: 7_000 + more } });
  });

  it("is zero without a salary, and does not exceed the limit", () => {
    expect(moreNow(NO_SALARY)).toBeUndefined();
    expect(moreNow({ ...SHARE, currentAdditional: 1e9 })).toBeUndefined();
  });
});

describe("retirement", () => {
  it("moves either way, within the limits of the form", () => {
    expect(retirementMoved(SHARE, 2)).toMatchObject({ kind: "retirementAge", set: { retirementAge: 67 } });
    expect(retirementMoved(SHARE, 12)?.set).toEqual({ retirementAge: 77 });
    expect(retirementMoved(SHARE, 13)).toBeUndefined();
    expect(retirementMoved(SHARE, -15)?.set).toEqual({ retirementAge: 50 });
    expect(retirementMoved(SHARE, -16)).toBeUndefined();
  });

  it("is never before today, but may be today", () => {
    const plan = { ...SHARE, age: 60 };
    expect(retirementMoved(plan, -5)?.set).toEqual({ retirementAge: 60 });
    expect(retirementMoved(plan, -6)).toBeUndefined();
  });
});

describe("spending", () => {
  it("is that of the lifestyle, or the plan's own budget", () => {
    // Moderate in the UK: USD 31,000.
    expect(annualLivingCost(SHARE)).toBeCloseTo(31_000 * 3.6725, 6);
    expect(annualLivingCost({ ...SHARE, currency: "USD" })).toBe(31_000);
    expect(annualLivingCost({ ...SHARE, annualLivingCost: 120_000 })).toBeCloseTo(120_000, 6);
  });

  it("is rounded down to 100, and becomes the plan's own budget", () => {
    expect(spendingOf(SHARE, 98_199)).toMatchObject({ kind: "spending", set: { annualLivingCost: 98_100 } });
  });

  // 0.9 · (101,000 / 3.6725) · 3.6725 is a rounding error below 90,900.
  it("of a tenth less than a round budget is round, whatever the budget", () => {
    for (let budget = 2_000; budget <= 5_000_000; budget += 1_000) {
      const plan = { ...SHARE, annualLivingCost: budget };
      expect(spendingOf(plan, 0.9 * annualLivingCost(plan))?.set).toEqual({
        annualLivingCost: (budget / 10) * 9,
      });
    }
  });

  it.each([
    ["below the least", SHARE, 999],
    ["above the largest", SHARE, 5_000_100],
    ["that is the plan's own budget", { ...SHARE, annualLivingCost: 98_100 }, 98_150],
  ])("is not offered %s", (_, plan, amount) => {
    expect(spendingOf(plan, amount)).toBeUndefined();
  });
});
