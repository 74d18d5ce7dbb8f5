import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inSmallSteps } from "#functions/planning/in-small-steps.ts";
import { gapRequest } from "#shared/planning/plan-request.ts";
import type { GapAnswer } from "#shared/planning/planning-schemas.ts";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";
import { SILENT_CONTEXT } from "../../../fixtures/planning-contexts.ts";

const STEPS = { mostAtOnce: 3, deadlineMs: 200 };
const ANSWER: GapAnswer = { gapFactors: [] };
const REQUEST = gapRequest({ accounts: [], glidePath: [] }, "", [0], SILENT_CONTEXT);

/** A service whose gap calls are answered as a test says. */
const answering = (gap: PlanningService["gap"]): PlanningService => ({
  modelVersion: "slow-1",
  forecast: () => expect.fail("not asked"),
  gap,
});

/** Asks so many times at once. */
const asking =
  (calls: number) =>
  ({ gap }: PlanningService) =>
    Promise.allSettled(Array.from({ length: calls }, (_, targetValue) => gap({ ...REQUEST, targetValue })));

describe("in small steps", () => {
  it("a service is asked a few calls at a time, in their order", async () => {
    const begun: number[] = [];
    let atOnce = 0;
    let most = 0;
    const service = answering(async ({ targetValue }) => {
      begun.push(targetValue);
      most = Math.max(most, ++atOnce);
      await sleep(2);
      atOnce--;
      return ANSWER;
    });
    const answers = await inSmallSteps(service, asking(10), { ...STEPS, deadlineMs: 60_000 });
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "fulfilled"));
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(most).toBe(3);
  });

  it("nothing starts after the deadline, and calls in progress are awaited", async () => {
    let begun = 0;
    const service = answering(async () => {
      begun++;
      await sleep(2 * STEPS.deadlineMs);
      return ANSWER;
    });
    const calls = await inSmallSteps(service, asking(12), STEPS);
    expect(begun).toBe(3);
    expect(calls.slice(0, 3).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    for (const call of calls.slice(3)) {
      expect(call).toMatchObject({ status: "rejected", reason: { code: "timeout" } });
      expect((call as PromiseRejectedResult).reason).toBeInstanceOf(PlanningError);
    }
  });

  it("nothing starts once the question has failed", async () => {
    let begun = 0;
    let others: Promise<unknown> = Promise.resolve();
    const service = answering(async () => {
      begun++;
      await sleep(2);
      throw new PlanningError("unavailable", "refused");
    });
    const failing = inSmallSteps(
      service,
      async (planning) => {
        const first = planning.gap(REQUEST);
        others = asking(9)(planning);
        return first;
      },
      STEPS,
    );
    await expect(failing).rejects.toMatchObject({ code: "unavailable" });
    await others;
    // The first, the two beside it, and no more than what took their places before the failure was known.
    expect(begun).toBeLessThanOrEqual(6);
  });

  it("a failed call gives its place to the next, and its failure is passed on", async () => {
    let calls = 0;
    const service = answering(async () => {
      if (++calls % 2 === 1) throw new PlanningError("unavailable", "refused");
      return ANSWER;
    });
    const settled = await inSmallSteps(service, asking(6), { ...STEPS, mostAtOnce: 1 });
    const expected = ["rejected", "fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"];
    expect(settled.map(({ status }) => status)).toEqual(expected);
    expect(settled[0]).toMatchObject({ reason: { code: "unavailable" } });
  });

  it("what only some services can tell is passed on, and stays unknown with the others", async () => {
    const service = answering(() => expect.fail("not asked"));
    const able = { ...service, shareOfNoneFailing: async (plans: readonly unknown[]) => 1 / plans.length };
    const shareBy = (planning: PlanningService) =>
      inSmallSteps(planning, async ({ shareOfNoneFailing }) => shareOfNoneFailing?.([REQUEST, REQUEST]));
    expect(await shareBy(able)).toBe(0.5);
    expect(await shareBy(service)).toBeUndefined();
  });

  it("the model is that of the service, whenever it is read", async () => {
    let modelVersion = "before";
    const service = {
      ...answering(() => expect.fail("not asked")),
      get modelVersion() {
        return modelVersion;
      },
    };
    const told = await inSmallSteps(service, async (planning) => {
      modelVersion = "after";
      return planning.modelVersion;
    });
    expect(told).toBe("after");
  });
});
