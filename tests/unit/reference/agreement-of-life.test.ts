import { describe, expect, it } from "vitest";
import { pensionInsights } from "#shared/pension/forecast/insights.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { TYPICAL_PENSION } from "../../fixtures/plans/pension-plans.ts";
import { PEOPLE } from "../../fixtures/plans/people.ts";
import { TOLERANCES } from "../../reference/expect-agreement.ts";
import { BRUTE_FORCE_MS, keptNumbers } from "../../reference/kept-numbers.ts";
import { referenceLife } from "../../reference/life.ts";

/** Standard errors are at most 0.4 points of a chance. */
const SCENARIOS = 15_000;
const SEED = 4_711;
const kept = keptNumbers(import.meta.filename);
const context = { ...embeddedContext(), start: FIXTURE_START };

const lifeOf = async (plan: PensionPlan) => {
  const { life } = await pensionInsights(plan, context);
  return life ?? expect.fail("no life");
};

function expectNear(actual: number | null, expected: number | null, name: string): void {
  if (actual === null || expected === null) expect(actual, name).toBe(expected);
  else expect(Math.abs(actual - expected), name).toBeLessThanOrEqual(TOLERANCES.chancePoints);
}

describe("the chance for life", () => {
  it.each(PEOPLE)("of $name is that of the review, alone and as a couple", async ({ plan, life }) => {
    const alone = await lifeOf(plan);
    expectNear(alone.chance, life.own, "own");
    expect(alone.coupleChance).toBeNull();
    const couple = await lifeOf({ ...plan, partnerAge: plan.age });
    expect(couple.chance).toBe(alone.chance);
    expectNear(couple.coupleChance, life.couple, "couple");
  });

  const later = { ...TYPICAL_PENSION, age: 55, otherIncome: 60_000, otherIncomeAge: 75 };
  it.each<[string, PensionPlan]>([
    ...PEOPLE.map(({ name, plan }): [string, PensionPlan] => [name, { ...plan, partnerAge: plan.age }]),
    ["anybody whose other income comes late", { ...later, currentAdditional: 900_000 }],
    ["a couple of different ages", { ...later, sex: "male", partnerAge: 41, currentAdditional: 1_500_000 }],
  ])("agrees with brute force for %s", { timeout: BRUTE_FORCE_MS }, async (_name, plan) => {
    const actual = await lifeOf(plan);
    const options = { start: FIXTURE_START, scenarios: SCENARIOS, seed: SEED };
    const expected = kept([plan, options], () => referenceLife(plan, options));
    expectNear(actual.chance, expected.chance, "own");
    expectNear(actual.coupleChance, expected.coupleChance, "couple");
    for (const [index, { age, share, coupleShare }] of expected.alive.entries()) {
      const told = actual.alive[index];
      expect(told?.age).toBe(age);
      // Rates are kept to a millionth.
      expect(told?.share).toBeCloseTo(share, 1);
      expectNear(told?.coupleShare ?? null, coupleShare, "couples alive");
    }
  });
});
