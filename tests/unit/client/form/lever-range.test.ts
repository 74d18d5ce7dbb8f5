import { expect, it } from "vitest";
import { leverTop, stepOf } from "#client/form/lever-range.ts";
import { ANNUAL_LIVING_COST_LIMITS, MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";

const MONTHLY = MONTHLY_INVESTMENT_LIMITS.AED;

it.each([
  [0, 5_000],
  [500, 5_000],
  [2_600, 10_000],
  [30_000, 50_000],
])("gives AED %i a month room up to AED %i, within the range of the field", (amount, top) => {
  expect(leverTop(amount, MONTHLY)).toBe(top);
});

it("moves in about a hundred steps that are multiples of the field's", () => {
  expect(stepOf(5_000, MONTHLY)).toBe(50);
  expect(stepOf(500_000, ANNUAL_LIVING_COST_LIMITS) % ANNUAL_LIVING_COST_LIMITS.step).toBe(0);
});
