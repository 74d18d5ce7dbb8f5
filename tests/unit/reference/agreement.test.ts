import { describe, expect, it } from "vitest";
import { forecastPension } from "#shared/pension/forecast.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { PENSION_PLANS } from "../../fixtures/plans/pension-plans.ts";
import { expectAgreement, expectAmount } from "../../reference/expect-agreement.ts";
import { referencePension } from "../../reference/pension.ts";

/**
 * With this many plain scenarios the reference's own standard error is at most 0.6 % of a required investment or
 * of a path and 0.25 points of a chance, most often half of that: well below the tolerances. Aggressive plans
 * scatter most and need most.
 */
const scenariosFor = (risk: PensionPlan["risk"]) => (risk === "Aggressive" ? 80_000 : 30_000);
const SEED = 4_711;
/** Brute force takes its time, more so on a busy machine. */
const TIMEOUT_MS = 60_000;

describe("forecastPension agrees with brute force", () => {
  const context = embeddedContext();

  it.each(PENSION_PLANS)("$name", { timeout: TIMEOUT_MS }, async ({ plan }) => {
    const actual = await forecastPension(plan, context);
    const scenarios = scenariosFor(plan.risk);
    const expected = referencePension(plan, { start: FIXTURE_START, scenarios, seed: SEED });
    expectAgreement(actual, expected, plan.retirementAge + 1);
    expectAmount("spendingAbility", actual.spendingAbility, expected.spendingAbility);
    for (const exact of ["endOfServiceBenefit", "desiredSpendingAbility"] as const) {
      const deviation = Math.abs(actual[exact] - expected[exact]);
      expect(deviation, exact).toBeLessThanOrEqual(1e-9 * expected[exact]);
    }
  });
});
