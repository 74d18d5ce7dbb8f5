import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateReplay } from "#functions/endpoints/calculate-replay.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { FUND_CODES } from "../../../fixtures/fund-codes.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";
import { ANY_CALL, AT_ONCE } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const endpoint = calculateReplay({ funds: FUND_CODES, currentMonth: () => FIXTURE_START, inTurn: AT_ONCE });
const post = (body: unknown) => endpoint.handle(jsonRequest(body), ANY_CALL);
const answerOf = async (body: unknown) => {
  const { body: answer } = await post(body);
  const told: unknown = JSON.parse(String(answer));
  return validators.Replay(told) ? told : expect.fail(JSON.stringify(validators.Replay.errors));
};

const [{ plan }] = PENSION_PLANS as [(typeof PENSION_PLANS)[number]];

describe("CalculateReplay", () => {
  it("begins in the worst month unless another is asked for", async () => {
    const { path, worst, first, last } = await answerOf({ plan });
    expect(path.start).toBe(worst);
    expect(path.outcomes.at(0)?.age).toBe(plan.age);
    expect(path.outcomes.at(-1)?.age).toBe(80);
    for (const start of [first, last]) expect((await answerOf({ plan, start })).path.start).toBe(start);
  });

  it.each(PENSION_PLANS)("answers for $name", async (fixture) => {
    const { starts, worked, currency } = await answerOf({ plan: fixture.plan });
    expect(worked).toBeLessThanOrEqual(starts);
    expect(currency).toBe(fixture.plan.currency);
  });

  it.each(["1870-12", "2023-06", "9999-12", "0000-01"])(
    "says which starts there are, instead of %s",
    async (start) => {
      const { first, last } = await answerOf({ plan });
      await expect(post({ plan, start })).rejects.toMatchObject({
        code: "invalid-input",
        faults: [{ path: "/start", message: `must be from ${first} to ${last}` }],
      });
    },
  );

  it.each([
    ["no plan", {}, "/plan"],
    ["a plan of a child's goal", { plan: { type: "Education" } }, "/plan"],
    ["a month of no calendar", { plan, start: "1929-13" }, "/start"],
    ["a number as its start", { plan, start: 1929 }, "/start"],
    ["a field too many", { plan, until: "1950-01" }, "/until"],
    ["an age above that of retirement", { plan: { ...plan, age: 64, retirementAge: 60 } }, "/plan/age"],
    ["a body that is a plan itself", plan, "/plan"],
    ["a list", [], ""],
  ])("refuses %s", async (_, body, path) => {
    await expect(post(body)).rejects.toMatchObject({
      code: "invalid-input",
      faults: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  it("calls an unknown country by its own name", async () => {
    await expect(post({ plan: { ...plan, country: "Atlantis" } })).rejects.toMatchObject({
      code: "invalid-country-of-retirement",
    });
  });

  it("refuses any other input", () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (body, start) => {
        await expect(post(JSON.stringify(body))).rejects.toMatchObject({ code: "invalid-input" });
        await expect(post({ plan: body, start })).rejects.toMatchObject({ code: "invalid-input" });
      }),
      { numRuns: 500 },
    ));
});
