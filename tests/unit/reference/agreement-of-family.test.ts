import { describe, expect, it } from "vitest";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import type { Purse } from "#shared/family/schemas.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import { FAMILY_PLANS } from "../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { expectAmount, TOLERANCES } from "../../reference/expect-agreement.ts";
import { referenceFamily } from "../../reference/family/family.ts";
import { BRUTE_FORCE_MS } from "../../reference/kept-numbers.ts";

/** The reference's standard error is then at most 0.3 points of a chance and 0.7 % of an amount. */
const SCENARIOS = 30_000;
const SEED = 4_711;

describe("forecastFamily agrees with brute force", () => {
  const context = embeddedContext();

  it.each(FAMILY_PLANS)("$name", { timeout: BRUTE_FORCE_MS }, async ({ plan }) => {
    const actual = await forecastFamily(plan, context);
    const expected = referenceFamily(plan, { start: FIXTURE_START, scenarios: SCENARIOS, seed: SEED });
    const expectPoints = (name: string, found: number | null, reference: number | null) =>
      expect(
        Math.abs((found ?? Number.NaN) - (reference ?? Number.NaN)),
        `${name}: ${found} against ${reference}`,
      ).toBeLessThanOrEqual(TOLERANCES.chancePoints);
    const expectPurse = (name: string, found: Purse | undefined, reference: Purse) => {
      expectPoints(name, found?.chance ?? null, reference.chance);
      for (const level of [50, 75, 90] as const) {
        expectAmount(`${name} at ${level}`, found?.required[level] ?? null, reference.required[level]);
      }
    };
    expectPurse("pension", actual.purses.pension, expected.purses.pension);
    expected.purses.children.forEach((purse, index) => {
      expectPurse(`child ${index}`, actual.purses.children[index], purse);
    });
    for (const of of ["children", "retirementWithoutChild"] as const) {
      expect(actual.onePurse[of]).toHaveLength(plan.children.length);
      expected.onePurse[of].forEach((chance, index) => {
        expectPoints(`${of} ${index}`, actual.onePurse[of][index] ?? null, chance);
      });
    }
    expectPoints("retirement", actual.onePurse.retirement, expected.onePurse.retirement);
    expectAmount("factor", actual.onePurse.pensionFactorFor75, expected.onePurse.pensionFactorFor75);
    expectPoints("all together", actual.allTogether, expected.allTogether);
    expect(actual.largestShareOfSalary).toBeCloseTo(expected.largestShareOfSalary ?? Number.NaN, 9);
  });
});
