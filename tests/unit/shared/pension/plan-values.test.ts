import { expect, test } from "vitest";
import { livingCostUsd } from "#shared/pension/plan-values.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";

test("is that of the lifestyle or the visitor's own budget, if there is one", () => {
  // Specification section 9: Moderate in the UK is USD 31,000.
  expect(livingCostUsd(TYPICAL_PENSION)).toBe(31_000);
  expect(livingCostUsd({ ...TYPICAL_PENSION, annualLivingCost: 36_725 })).toBe(10_000);
  expect(livingCostUsd({ ...TYPICAL_PENSION, currency: "USD", annualLivingCost: 36_725 })).toBe(36_725);
});
