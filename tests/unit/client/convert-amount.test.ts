import { expect, test } from "vitest";
import { convertAmount } from "#client/features/plan/convert-amount.ts";
import { CHILD_GOAL_LIMITS, MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";

/** 1 USD is 3.6725 AED; the monthly investment has a step of 10. */
test.each([
  [500, "AED", "USD", 140], // 136.1
  [500, "USD", "AED", 1_840], // 1,836.25
  [0, "AED", "USD", 0],
  [50_000, "AED", "USD", 10_000], // 13,614.7, above what the field allows in USD
  [10_000, "USD", "AED", 36_730], // 36,725, which is half of a step
  [50_001, "AED", "USD", 50_001], // out of range: the field tells it
  [-5, "AED", "USD", -5],
  ["", "AED", "USD", ""],
  ["1e6", "AED", "USD", "1e6"],
] as const)("a monthly investment of %j %s is in %s %j", (entry, from, to, converted) => {
  expect(convertAmount(entry, [from, to], (currency) => MONTHLY_INVESTMENT_LIMITS[currency])).toBe(converted);
});

test("an expense is rounded to its own step, and never above its own end", () => {
  const rangeIn = () => CHILD_GOAL_LIMITS.currentAnnualExpense;
  expect(convertAmount(10_000, ["AED", "USD"], rangeIn)).toBe(2_700);
  expect(convertAmount(100_000, ["USD", "AED"], rangeIn)).toBe(200_000);
});
