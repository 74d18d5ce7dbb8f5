import { describe, expect, it } from "vitest";
import { expensePlan, expenseTimeSteps, MONTHLY_INVESTMENT } from "#shared/child-goal/forecast/accounts.ts";
import { childGoalCashFlows, forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { childGoalFutures } from "#shared/child-goal/forecast/futures.ts";
import { forecastKidsSaver, kidsSaverCashFlows } from "#shared/kids-saver/forecast/forecast.ts";
import { kidsSaverFutures } from "#shared/kids-saver/forecast/futures.ts";
import { forecastRequest } from "#shared/planning/plan-request.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";
import { CHILD_GOAL_PLANS } from "../../../../fixtures/plans/child-goal-plans.ts";
import { KIDS_SAVER_PLANS } from "../../../../fixtures/plans/kids-saver-plans.ts";
import { middleRanks } from "../../middle-ranks.ts";

const embedded = embeddedContext();

const GOALS = CHILD_GOAL_PLANS.map(({ name, plan, start = embedded.start }) => {
  const context = { ...embedded, start };
  return {
    name,
    context,
    cashFlows: childGoalCashFlows(plan, start),
    futures: () => childGoalFutures(plan, context),
    forecast: () => forecastChildGoal(plan, context),
  };
});

const TOGETHER = KIDS_SAVER_PLANS.map(({ name, plan, start = embedded.start }) => {
  const context = { ...embedded, start };
  return {
    name,
    context,
    cashFlows: kidsSaverCashFlows(plan, start),
    futures: () => kidsSaverFutures(plan, context),
    forecast: () => forecastKidsSaver(plan, context),
  };
});

describe.each([...GOALS, ...TOGETHER])(
  "single futures of $name",
  ({ cashFlows, context, futures, forecast }) => {
    it("are of the scenarios behind the forecast", async () => {
      const [{ middle, modelVersion }, result] = await Promise.all([futures(), forecast()]);
      expect(middle.held).toBeCloseTo(result.valueAtRetirement, 6);
      expect(modelVersion).toBe(result.modelVersion);
    });

    it("last in as many as pay every expense", async () => {
      const plan = expensePlan(cashFlows, MONTHLY_INVESTMENT);
      const [told, share = Number.NaN] = await Promise.all([
        futures(),
        context.planning.shareOfNoneFailing?.([forecastRequest(plan, expenseTimeSteps(cashFlows), context)]),
      ]);
      const lasting = middleRanks().filter((rank) => rank >= 100 - 100 * share);
      expect(told.futures.filter(({ failsAt }) => failsAt === null)).toHaveLength(lasting.length);
    });

    it("fail at the first payment that leaves a debt", async () => {
      const payments = expenseTimeSteps(cashFlows);
      for (const { values, failsAt } of (await futures()).futures) {
        const failed = values.find(({ timeStep, value }) => payments.includes(timeStep) && value < 0);
        expect(failed?.timeStep ?? null).toBe(failsAt);
      }
    });
  },
);
