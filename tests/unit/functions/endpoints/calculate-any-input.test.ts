import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConfig } from "#functions/config.ts";
import { calculate } from "#functions/endpoints/calculate.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import { PlanningError } from "#shared/planning/planning-error.ts";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";
import { jsonRequest } from "../http/json-request.ts";

const RUNS = 2_000;

const refuse = () => Promise.reject(new PlanningError("unavailable", "refused"));

const handler = createHandler(
  calculate({
    planning: { modelVersion: "none", forecast: refuse, gap: refuse },
    funds: parseConfig({}).funds,
    currentMonth: () => ({ year: 2026, month: 11 }),
  }),
  { allowedOrigins: new Set(), elapsed: () => 0 },
);

async function statusOf(body: string | Uint8Array): Promise<number> {
  const context = { invocationId: "test", log: () => undefined };
  const { status } = await handler(jsonRequest(body), context);
  return status;
}

const plans = fc.constantFrom(...PENSION_PLANS.map(({ plan }) => plan));
const fields = fc.constantFrom(...Object.keys(PENSION_PLANS[0]?.plan ?? {}), "__proto__", "constructor", "");
const values = fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: "binary" }));

// 400 and 413 refuse the input; 503 says that it was good, as planning refuses everything here.
describe("calculate takes any input without failing", () => {
  it("any bytes", () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await statusOf(bytes)).toBe(400);
      }),
      { numRuns: RUNS },
    ));

  it("any JSON", () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect([400, 413]).toContain(await statusOf(text));
      }),
      { numRuns: RUNS },
    ));

  it("a plan with any field changed", () =>
    fc.assert(
      fc.asyncProperty(plans, fields, values, async (plan, field, value) => {
        expect([400, 413, 503]).toContain(await statusOf(JSON.stringify({ ...plan, [field]: value })));
      }),
      { numRuns: RUNS },
    ));
});
