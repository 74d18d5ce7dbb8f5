import { expect, it } from "vitest";
import { leverRange, leverTop } from "#client/form/lever-range.ts";
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

it.each([
  // Where the field begins above nothing, an amount is known.
  [18_000, 50_000],
  [66_105, 200_000],
  [1_000, 50_000],
])("gives %i a year room up to %i", (amount, top) => {
  expect(leverTop(amount, ANNUAL_LIVING_COST_LIMITS)).toBe(top);
});

it("moves in about a hundred steps, at round numbers", () => {
  expect(leverRange(5_000, MONTHLY)).toEqual({ minimum: 0, maximum: 5_000, step: 50 });
  expect(leverRange(50_000, ANNUAL_LIVING_COST_LIMITS)).toEqual({
    minimum: 1_000,
    maximum: 50_000,
    step: 1_000,
  });
  expect(leverRange(500_000, ANNUAL_LIVING_COST_LIMITS)).toEqual({
    minimum: 5_000,
    maximum: 500_000,
    step: 5_000,
  });
});
