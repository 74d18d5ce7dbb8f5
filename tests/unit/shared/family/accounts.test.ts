import { describe, expect, it } from "vitest";
import { expenseTimeSteps } from "#shared/child-goal/forecast/accounts.ts";
import { UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { familyCashFlows } from "#shared/family/forecast/accounts.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";

const START = { year: 2026, month: 11 };
/** From 45 to 60. */
const MONTHS_TO_RETIREMENT = 180;

describe("the monthly amounts of children", () => {
  it("end with them unless the plan says otherwise", () => {
    expect(familyCashFlows(ENGINEER, START).pension.freedContributionsUsd).toBeUndefined();
  });

  it("go to retirement from the month after a child's last payment until the parent retires", () => {
    const { pension, children } = familyCashFlows({ ...ENGINEER, contributionsGoOn: true }, START);
    const freed = pension.freedContributionsUsd ?? [];
    expect(freed).toHaveLength(MONTHS_TO_RETIREMENT);
    const lastPayments = children.map((child) => Math.max(...expenseTimeSteps(child)));
    // Both children are paid for before the parent retires, one after the other.
    expect(new Set([...lastPayments, MONTHS_TO_RETIREMENT]).size).toBe(3);
    expect(Math.max(...lastPayments)).toBeLessThan(MONTHS_TO_RETIREMENT - 1);
    for (const [month, amount] of freed.entries()) {
      const paidFor = ENGINEER.children.filter((_, index) => month > (lastPayments[index] ?? Infinity));
      const today = paidFor.reduce((sum, { monthlyInvestment }) => sum + monthlyInvestment, 0);
      // 2 % a year is the inflation of the UAE (docs/model.md).
      const grown = (today * 1.02 ** Math.floor(month / 12)) / UNITS_PER_USD.AED;
      expect(amount, `month ${month}`).toBeCloseTo(grown, 8);
    }
  });
});
