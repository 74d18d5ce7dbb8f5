import { describe, expect, it } from "vitest";
import { calculateCheckIn } from "#functions/endpoints/calculate-check-in.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";
import { ANY_CALL, AT_ONCE } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const { start, ...planning } = embeddedContext();
const endpoint = calculateCheckIn({ ...planning, currentMonth: () => start, inTurn: AT_ONCE });
const post = (body: unknown) => endpoint.handle(jsonRequest(body), ANY_CALL);

const plan = { ...TYPICAL_PENSION, age: 30, retirementAge: 60, currentAdditional: 50_000 };

async function shareWithLess(body: object): Promise<number> {
  const answer: unknown = JSON.parse(String((await post({ plan, ...body })).body));
  return validators.CheckIn(answer) ? answer.shareWithLess : expect.fail(JSON.stringify(answer));
}

describe("CalculateCheckIn", () => {
  it("agrees with the percentiles of the plan's own forecast before this month's contribution", async () => {
    const { outcomesAt10th, outcomesAt50th, outcomesAt90th } = await forecastPension(plan, {
      start,
      ...planning,
    });
    const years = 2;
    const contribution = 1_000 * 1.03 ** years;
    for (const [outcomes, percent] of [
      [outcomesAt10th, 10],
      [outcomesAt50th, 50],
      [outcomesAt90th, 90],
    ] as const) {
      const { value = Number.NaN } = outcomes.find(({ age }) => age === plan.age + years) ?? {};
      expect(await shareWithLess({ months: 12 * years, saved: value - contribution })).toBeCloseTo(
        percent,
        0,
      );
    }
  });

  it("tells more the more was saved, from none to all scenarios", async () => {
    const shares = await Promise.all(
      [0, 50_000, 60_000, 80_000, 1_000_000].map((saved) => shareWithLess({ months: 13, saved })),
    );
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([shares.at(0), shares.at(-1)]).toEqual([0, 100]);
  });

  it("does not count the savings scheme of the employer", async () => {
    const scheme = { ...plan, endOfService: "SavingsScheme" };
    const [own, withScheme] = await Promise.all(
      [plan, scheme].map((each) => shareWithLess({ plan: each, months: 60, saved: 150_000 })),
    );
    expect(withScheme).toBe(own);
  });

  it.each([
    ["no plan", { months: 1, saved: 0 }, "/plan"],
    ["a plan of an unknown type", { plan: { type: "Car" }, months: 1, saved: 0 }, "/plan/type"],
    [
      "a goal without its cost",
      { plan: { type: "Education" }, months: 1, saved: 0 },
      "/plan/currentAnnualExpense",
    ],
    ["a month that is not over", { plan, months: 0, saved: 0 }, "/months"],
    ["a time beyond that of plans", { plan, months: 121, saved: 0 }, "/months"],
    ["a time after retirement", { plan: { ...plan, age: 59 }, months: 13, saved: 0 }, "/months"],
    ["debts", { plan, months: 1, saved: -1 }, "/saved"],
    ["a text as savings", { plan, months: 1, saved: "much" }, "/saved"],
    ["a field too many", { plan, months: 1, saved: 0, start: "2025-10" }, "/start"],
    ["an age above that of retirement", { plan: { ...plan, age: 64 }, months: 1, saved: 0 }, "/plan/age"],
    ["a list", [], ""],
    ["null", null, ""],
  ])("refuses %s", async (_, body, path) => {
    await expect(post(body)).rejects.toMatchObject({
      code: "invalid-input",
      faults: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });
});
