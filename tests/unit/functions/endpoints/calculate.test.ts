import { describe, expect, it } from "vitest";
import { parseConfig } from "#functions/config/config.ts";
import { calculate } from "#functions/endpoints/calculate.ts";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";
import { ANY_CALL, AT_ONCE, NEVER } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const brokenService: PlanningService = {
  modelVersion: "broken",
  forecast: () => Promise.reject(new PlanningError("unavailable", "refused")),
  gap: () => Promise.reject(new PlanningError("unavailable", "refused")),
};

const post = (body: unknown, inTurn = AT_ONCE, headers = {}) =>
  calculate({
    planning: brokenService,
    funds: parseConfig({}).funds,
    currentMonth: () => ({ year: 2026, month: 11 }),
    inTurn,
  }).handle(jsonRequest(body, headers), ANY_CALL);

describe("calculate", () => {
  it.each([
    ["an array", []],
    ["null", "null"],
    ["a number", "1"],
    ["a text", '"Pension"'],
  ])("refuses %s, which is not a plan", async (_what, body) => {
    await expect(post(body)).rejects.toMatchObject({
      code: "invalid-input",
      faults: [{ path: "", message: "must be an object" }],
    });
  });

  it.each([
    ["no type", {}],
    ["an unknown type", { type: "Lottery" }],
    ["another case", { type: "pension" }],
    ["a name that every object has", { type: "constructor" }],
    ["no text", { type: ["Pension"] }],
  ])("refuses a plan with %s", async (_what, body) => {
    await expect(post(body)).rejects.toMatchObject({ code: "invalid-input", faults: [{ path: "/type" }] });
  });

  it("reports every fault of a plan", async () => {
    await expect(post({ type: "Pension" })).rejects.toMatchObject({
      faults: expect.arrayContaining([
        expect.objectContaining({ path: "/age" }),
        expect.objectContaining({ path: "/risk" }),
      ]),
    });
  });

  it.each([
    ["is not JSON", "{", {}, "invalid-json"],
    ["is not declared as JSON", "{}", { "content-type": "text/plain" }, "unsupported-media-type"],
    ["is too large", "{}", { "content-length": "20000" }, "body-too-large"],
    ["has no type", {}, {}, "invalid-input"],
    ["is no plan", { type: "Pension" }, {}, "invalid-input"],
  ])("takes no place in the line for a body that %s", async (_what, body, headers, code) => {
    await expect(post(body, NEVER, headers)).rejects.toMatchObject({ code });
  });

  it("passes on a failure of the planning service", async () => {
    await expect(post(PENSION_PLANS[0]?.plan)).rejects.toMatchObject({ code: "unavailable" });
  });
});
