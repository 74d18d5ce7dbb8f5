import { describe, expect, it } from "vitest";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { pensionFutures } from "#shared/pension/forecast/futures.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";
import { PENSION_PLANS } from "../../../../fixtures/plans/pension-plans.ts";
import { middleRanks } from "../../middle-ranks.ts";

const context = embeddedContext();

describe("single futures of a pension", () => {
  it.each(PENSION_PLANS)("are of the scenarios behind its forecast: $name", async ({ plan }) => {
    const [told, result] = await Promise.all([pensionFutures(plan, context), forecastPension(plan, context)]);
    expect(told.middle.held).toBe(result.valueAtRetirement);
    expect(told.modelVersion).toBe(result.modelVersion);
    const failing = 100 - result.chanceToReachLifestyleGoal;
    const lasting = middleRanks().filter((rank) => rank >= failing).length;
    expect(told.futures.filter(({ failsAt }) => failsAt === null)).toHaveLength(lasting);
  });

  it.each(PENSION_PLANS)("fail in the first year whose end they do not reach: $name", async ({ plan }) => {
    const { futures } = await pensionFutures(plan, context);
    for (const { values, failsAt } of futures) {
      expect(values.find(({ value }) => value < 0)?.timeStep ?? null).toBe(failsAt);
    }
  });
});
