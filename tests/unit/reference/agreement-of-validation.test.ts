import { expect, it } from "vitest";
import { METHOD_FIGURES, PLAN_NAMES } from "#shared/method/method-figures.ts";
import { REFERENCE_PLANS } from "#tools/validate/reference-plans.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { TOLERANCES } from "../../reference/expect-agreement.ts";
import { BRUTE_FORCE_MS, keptNumbers } from "../../reference/kept-numbers.ts";
import { referencePension } from "../../reference/pension.ts";

/** Standard errors are at most 0.4 points of a chance. */
const SCENARIOS = 15_000;
const SEED = 1_871;
const kept = keptNumbers(import.meta.filename);

it.each(PLAN_NAMES)(
  "the published chance of the %s is that of brute force",
  { timeout: BRUTE_FORCE_MS },
  (name) => {
    const plan = REFERENCE_PLANS[name];
    const options = { start: FIXTURE_START, scenarios: SCENARIOS, seed: SEED };
    const expected = kept([plan, options], () => referencePension(plan, options).chanceToReachLifestyleGoal);
    const { product, separate } = METHOD_FIGURES.plans[name];
    expect(Math.abs(product - expected)).toBeLessThanOrEqual(TOLERANCES.chancePoints);
    expect(Math.abs(separate - expected)).toBeLessThanOrEqual(TOLERANCES.chancePoints);
  },
);
