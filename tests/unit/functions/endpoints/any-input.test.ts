import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConfig } from "#functions/config.ts";
import { calculate } from "#functions/endpoints/calculate.ts";
import { calculateMultiGoal } from "#functions/endpoints/calculate-multi-goal.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { PlanningError } from "#shared/planning/planning-error.ts";
import { CHILD_GOAL_PLANS } from "../../../fixtures/plans/child-goal-plans.ts";
import { KIDS_SAVER_PLANS } from "../../../fixtures/plans/kids-saver-plans.ts";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";
import { jsonRequest } from "../http/json-request.ts";

const RUNS = 2_000;

const refuse = () => Promise.reject(new PlanningError("unavailable", "refused"));

const dependencies = {
  planning: { modelVersion: "none", forecast: refuse, gap: refuse },
  funds: parseConfig({}).funds,
  currentMonth: () => ({ year: 2026, month: 11 }),
};

const statusOf = async (endpoint: Endpoint, body: string | Uint8Array): Promise<number> => {
  const handler = createHandler(endpoint, { allowedOrigins: new Set(), elapsed: () => 0 });
  const { status } = await handler(jsonRequest(body), { invocationId: "test", log: () => undefined });
  return status;
};

const values = fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: "binary" }));

// 400 and 413 refuse the input; 503 says that it was good, as planning refuses everything here.
describe.each([
  ["Calculate", calculate(dependencies), [...PENSION_PLANS, ...CHILD_GOAL_PLANS]],
  ["CalculateMultiGoal", calculateMultiGoal(dependencies), KIDS_SAVER_PLANS],
] as const)("%s takes any input without failing", (_, endpoint, fixtures) => {
  const plans = fc.constantFrom(...fixtures.map(({ plan }) => plan));
  const fields = fc.constantFrom(
    ...new Set(fixtures.flatMap(({ plan }) => Object.keys(plan))),
    "__proto__",
    "constructor",
    "",
  );

  it("any bytes", () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await statusOf(endpoint, bytes)).toBe(400);
      }),
      { numRuns: RUNS },
    ));

  it("any JSON", () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect([400, 413]).toContain(await statusOf(endpoint, text));
      }),
      { numRuns: RUNS },
    ));

  it("a plan with any field changed", () =>
    fc.assert(
      fc.asyncProperty(plans, fields, values, async (plan, field, value) => {
        const changed = JSON.stringify({ ...plan, [field]: value });
        expect([400, 413, 503]).toContain(await statusOf(endpoint, changed));
      }),
      { numRuns: RUNS },
    ));
});
