import { describe, expect, it } from "vitest";
import { calculateFutures } from "#functions/endpoints/calculate.ts";
import type { Futures } from "#shared/contract/futures.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { CHILD_GOAL_PLANS } from "../../../fixtures/plans/child-goal-plans.ts";
import { FAMILY_PLANS } from "../../../fixtures/plans/family-plans.ts";
import type { PlanFixture } from "../../../fixtures/plans/fixture.ts";
import { KIDS_SAVER_PLANS } from "../../../fixtures/plans/kids-saver-plans.ts";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";
import { ANY_CALL, AT_ONCE } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const { start, ...service } = embeddedContext();

const ask = (body: unknown, { currentMonth = start, planning = service.planning } = {}) =>
  calculateFutures({
    ...service,
    planning,
    currentMonth: () => currentMonth,
    inTurn: AT_ONCE,
  }).handle(jsonRequest(body), ANY_CALL);

async function futuresOf(fixture: PlanFixture<object>): Promise<Futures> {
  const { body } = await ask(fixture.plan, { currentMonth: fixture.start ?? start });
  const answer: unknown = JSON.parse(String(body));
  return validators.Futures(answer) ? answer : expect.fail(JSON.stringify(validators.Futures.errors));
}

describe("CalculateFutures", () => {
  const fixtures: readonly PlanFixture<object>[] = [
    ...PENSION_PLANS,
    ...CHILD_GOAL_PLANS,
    ...KIDS_SAVER_PLANS,
  ];

  it.each(fixtures)("tells ten futures from the worst to the best: $name", async (fixture) => {
    const { futures } = await futuresOf(fixture);
    const failures = futures.map(({ failsAt }) => failsAt ?? Number.POSITIVE_INFINITY);
    expect(failures).toEqual(failures.toSorted((one, other) => one - other));
    for (const { held, needed, failsAt, values } of futures) {
      expect([held, needed, ...values.map(({ value }) => value)].every(Number.isFinite)).toBe(true);
      expect(held >= needed || needed - held < 1e-3, `${held} of ${needed}`).toBe(failsAt === null);
    }
  });

  it.each(FAMILY_PLANS.slice(0, 1))("refuses a plan of several purses: $name", async ({ plan }) => {
    await expect(ask(plan)).rejects.toMatchObject({
      code: "invalid-input",
      faults: [{ path: "", message: "must be a plan of one purse" }],
    });
  });

  it.each([
    ["no plan", {}, "/type"],
    ["a list", [], ""],
    ["an unknown kind of plan", { type: "Lottery" }, "/type"],
    ["a pension without its fields", { type: "Pension" }, "/age"],
    ["goals that are no list", { goals: 1 }, "/goals"],
  ])("refuses %s", async (_, body, path) => {
    await expect(ask(body)).rejects.toMatchObject({
      code: "invalid-input",
      faults: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  it("passes on that a planning service does not tell single scenarios", async () => {
    const { totals: _, ...planning } = service.planning;
    await expect(ask(PENSION_PLANS[0]?.plan, { planning })).rejects.toMatchObject({ code: "unavailable" });
  });
});
