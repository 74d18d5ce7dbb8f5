import { describe, expect, it } from "vitest";
import { expenseTimeSteps } from "#shared/child-goal/forecast/accounts.ts";
import { UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { familyCashFlows, onePurse } from "#shared/family/forecast/accounts.ts";
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

describe("one purse", () => {
  const cashFlows = familyCashFlows(ENGINEER, START);
  const ids = (without?: number) => onePurse(cashFlows, without).accounts.map(({ id }) => id);
  const goalsOf = (child: number) =>
    cashFlows.children[child]?.expenses.map(({ id }) => `child-${child + 1}-${id}`) ?? [];

  it("holds the accounts of the pension and of both children, counted from 1, with the child's strategy", () => {
    expect(ids()).toEqual(expect.arrayContaining(["retirement-spending", ...goalsOf(0), ...goalsOf(1)]));
    expect(new Set(ids()).size).toBe(ids().length);
    expect(goalsOf(0)).toHaveLength(2);
    const { accounts } = onePurse(cashFlows);
    for (const account of accounts.filter(({ id }) => id.startsWith("child-"))) {
      expect(account.glidePath).toBeDefined();
    }
  });

  it("leaves out the goals of one child and nothing else", () => {
    expect(ids(0)).toEqual(ids().filter((id) => !goalsOf(0).includes(id)));
    expect(ids(1)).toEqual(ids().filter((id) => !goalsOf(1).includes(id)));
    expect(ids(0)).toHaveLength(ids().length - goalsOf(0).length);
    expect(ids(0)).toContain("child-1-monthly-investment");
  });
});
