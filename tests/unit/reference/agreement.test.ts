import { describe, expect, it } from "vitest";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { PENSION_PLANS } from "../../fixtures/plans/pension-plans.ts";
import { expectAgreement, expectAmount, TOLERANCES } from "../../reference/expect-agreement.ts";
import { BRUTE_FORCE_MS, keptNumbers } from "../../reference/kept-numbers.ts";
import { referencePension } from "../../reference/pension.ts";

/**
 * With this many plain scenarios the reference's own standard error is at most 0.6 % of a required investment or
 * of a path and 0.25 points of a chance, most often half of that: well below the tolerances. Aggressive plans
 * scatter most and need most.
 */
const scenariosFor = (risk: PensionPlan["risk"]) => (risk === "Aggressive" ? 80_000 : 30_000);
const SEED = 4_711;
const kept = keptNumbers(import.meta.filename);
function expectExactly(
  field: "endOfServiceBenefit" | "desiredSpendingAbility",
  actual: RetirementResult,
  expected: RetirementResult,
): void {
  const deviation = Math.abs(actual[field] - expected[field]);
  expect(deviation, field).toBeLessThanOrEqual(1e-9 * expected[field]);
}

/** Expects a chance in percent near the reference's, where there is one. */
function expectPoints(name: string, actual: number | null | undefined, expected: number | null | undefined) {
  if (typeof actual !== "number" || typeof expected !== "number") expect(actual, name).toBe(expected);
  else expect(Math.abs(actual - expected), name).toBeLessThanOrEqual(TOLERANCES.chancePoints);
}

/** Expects the percentiles of a savings scheme near the reference's, and the gratuity to be the same. */
function expectScheme(
  { savingsScheme: actual, endOfServiceBenefit }: RetirementResult,
  { savingsScheme: expected }: RetirementResult,
): void {
  if (actual === undefined || expected === undefined) {
    expect(actual).toBe(expected);
    return;
  }
  for (const percentile of ["valueAt10th", "valueAt50th", "valueAt90th"] as const) {
    const tolerance = percentile === "valueAt50th" ? TOLERANCES.medianPath : TOLERANCES.outerPath;
    const deviation = Math.abs(actual[percentile] - expected[percentile]);
    expect(deviation, percentile).toBeLessThanOrEqual(tolerance * expected[percentile]);
  }
  expect(endOfServiceBenefit).toBe(actual.valueAt50th);
  if (actual.gratuity === null || expected.gratuity === null) {
    expect(actual.gratuity).toBe(expected.gratuity);
  } else {
    expect(Math.abs(actual.gratuity - expected.gratuity)).toBeLessThanOrEqual(1e-9 * expected.gratuity);
  }
  expectPoints("chanceToBeatGratuity", actual.chanceToBeatGratuity, expected.chanceToBeatGratuity);
}

describe("forecastPension agrees with brute force", () => {
  const context = embeddedContext();

  it.each(PENSION_PLANS)("$name", { timeout: BRUTE_FORCE_MS }, async ({ plan }) => {
    const actual = await forecastPension(plan, context);
    const scenarios = scenariosFor(plan.risk);
    const options = { start: FIXTURE_START, scenarios, seed: SEED };
    const expected = kept([plan, options], () => referencePension(plan, options));
    expectAgreement(actual, expected, plan.retirementAge + 1);
    expectAmount("spendingAbility", actual.spendingAbility, expected.spendingAbility);
    expectExactly("desiredSpendingAbility", actual, expected);
    if (plan.endOfService !== "SavingsScheme") expectExactly("endOfServiceBenefit", actual, expected);
    expectScheme(actual, expected);
    expectPoints("chanceOfVisaSavings", actual.chanceOfVisaSavings, expected.chanceOfVisaSavings);
    expect(actual.visaRenewals?.map(({ age }) => age)).toEqual(expected.visaRenewals?.map(({ age }) => age));
    for (const [index, { age, chance }] of (expected.visaRenewals ?? []).entries()) {
      expectPoints(`chance of the visa at ${age}`, actual.visaRenewals?.[index]?.chance, chance);
    }
  });
});
