import { describe, expect, it } from "vitest";
import { endOfServicePayments, statutoryGratuity } from "#shared/pension/end-of-service.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";

/** 10,000 a month that never rises, 20 years to go. */
const PLAN: PensionPlan = {
  ...TYPICAL_PENSION,
  age: 45,
  monthlySalary: 10_000,
  salaryIncreasePercentage: 0,
};

describe("the payment at the end of service", () => {
  it("is the specification's benefit unless the plan has more options", () => {
    // 120,000 · (5 · 5.88 % + 15 · 8.33 %).
    const { atRetirement, ...others } = endOfServicePayments(PLAN);
    expect(atRetirement).toBeCloseTo(185_220, 6);
    expect(others).toEqual({ earlier: [] });
  });

  it("is due on the basic share of the salary", () => {
    expect(endOfServicePayments({ ...PLAN, basicSalaryPercentage: 50 }).atRetirement).toBeCloseTo(92_610, 6);
  });

  it("is a gratuity from each employer, invested when it is paid", () => {
    const plan = { ...PLAN, yearsOfService: 2, yearsPerEmployer: 8 };
    const { atRetirement, earlier } = endOfServicePayments(plan);
    // Months of wage: 10 years are 3.5 + 5, 8 years 3.5 + 3, the last four years 0.7 · 4.
    expect(earlier.map(({ planYear }) => planYear)).toEqual([8, 16]);
    expect(earlier.map(({ amount }) => amount)).toEqual([85_000, 65_000]);
    expect(atRetirement).toBeCloseTo(28_000, 6);
  });

  it("is only the last gratuity if the earlier ones are spent", () => {
    const { atRetirement, earlier } = endOfServicePayments({
      ...PLAN,
      yearsPerEmployer: 8,
      benefitUse: "Spent",
    });
    expect(earlier).toEqual([]);
    expect(atRetirement).toBeCloseTo(28_000, 6);
  });

  it("is capped at each end if the employer applies the cap", () => {
    const plan = { ...PLAN, yearsOfService: 30, yearsPerEmployer: 10 };
    expect(endOfServicePayments(plan).earlier[0]?.amount).toBe(385_000);
    expect(endOfServicePayments({ ...plan, applyEosbLimit: true }).earlier[0]?.amount).toBe(240_000);
  });

  it("with a savings scheme is the gratuity frozen today, plus each month's payment", () => {
    const plan: PensionPlan = {
      ...PLAN,
      yearsOfService: 6,
      basicSalaryPercentage: 60,
      endOfService: "SavingsScheme",
      schemeFeePercentage: 1.5,
    };
    const { atRetirement, scheme } = endOfServicePayments(plan);
    expect(atRetirement).toBeCloseTo(6_000 * 4.5, 6);
    expect(scheme).toMatchObject({ fund: "Balanced", annualFee: 0.015 });
    expect(scheme?.contributions).toHaveLength(240);
    expect(new Set(scheme?.contributions)).toEqual(new Set([6_000 * 0.0833]));
    const changing = endOfServicePayments({ ...plan, yearsPerEmployer: 8 });
    expect(changing.atRetirement).toBe(0);
    expect(changing.earlier).toEqual([{ planYear: 8, amount: atRetirement }]);
    expect(new Set(changing.scheme?.contributions)).toEqual(new Set([6_000 * 0.0833, 6_000 * 0.0583]));
    // By the law, had the gratuity gone on: 26 years are 24.5 months of the basic wage.
    expect(statutoryGratuity(plan)).toBeCloseTo(6_000 * 24.5, 6);
  });
});
