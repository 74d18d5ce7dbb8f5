import { expect, it } from "vitest";
import { uncoveredNow } from "#shared/domain/due-now.ts";

const SAVINGS = { currentAdditional: 1_000, expectedAdditional: 500, monthlyInvestment: 200 };
const SEPTEMBER = { year: 2026, month: 9 };

const goal = (startYear: number, numberOfYears: number) =>
  ({ type: "Education", startYear, numberOfYears, currentAnnualExpense: 3_000 }) as const;

it("is what this month's payments take beyond all savings and this month's contribution", () => {
  expect(uncoveredNow([goal(2026, 1)], SAVINGS, SEPTEMBER)).toBe(1_300);
  expect(uncoveredNow([goal(2026, 1), goal(2024, 3)], SAVINGS, SEPTEMBER)).toBe(4_300);
  expect(uncoveredNow([goal(2026, 1)], { ...SAVINGS, currentAdditional: 3_000 }, SEPTEMBER)).toBe(0);
});

it.each([
  ["later", goal(2027, 1)],
  ["over", goal(2024, 2)],
])("counts no goal that is %s", (_, other) => {
  expect(uncoveredNow([other], SAVINGS, SEPTEMBER)).toBe(0);
});

it("counts no payment in another month", () => {
  expect(uncoveredNow([goal(2026, 1)], SAVINGS, { year: 2026, month: 10 })).toBe(0);
});
