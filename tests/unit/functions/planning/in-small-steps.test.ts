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

describe("in small steps", () => {
  it("a service is asked a few at a time, in the order of the calls", async () => {
    const begun: number[] = [];
    let atOnce = 0;
    let most = 0;
    const planning = inSmallSteps(
      answering(async ({ targetValue }) => {
        begun.push(targetValue);
        most = Math.max(most, ++atOnce);
        await sleep(2);
        atOnce--;
        return ANSWER;
      }),
      STEPS,
    );
    const values = Array.from({ length: 10 }, (_, index) => index);
    const answers = await Promise.all(values.map((targetValue) => planning.gap({ ...REQUEST, targetValue })));
    expect(answers).toEqual(values.map(() => ANSWER));
    expect(begun).toEqual(values);
    expect(most).toBe(3);
  });

  it("nothing is begun after the deadline, and what was begun is waited for", async () => {
    let begun = 0;
    const planning = inSmallSteps(
      answering(async () => {
        begun++;
        await sleep(2 * STEPS.deadlineMs);
        return ANSWER;
      }),
      STEPS,
    );
    const calls = await Promise.allSettled(Array.from({ length: 12 }, () => planning.gap(REQUEST)));
    expect(begun).toBe(3);
    expect(calls.slice(0, 3).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    for (const call of calls.slice(3)) {
      expect(call).toMatchObject({ status: "rejected", reason: { code: "timeout" } });
      expect((call as PromiseRejectedResult).reason).toBeInstanceOf(PlanningError);
    }
  });

  it("a call that fails leaves its place to the next, and passes its failure on", async () => {
    let calls = 0;
    const planning = inSmallSteps(
      answering(async () => {
        if (++calls % 2 === 1) throw new PlanningError("unavailable", "refused");
        return ANSWER;
      }),
      { ...STEPS, mostAtOnce: 1 },
    );
    const settled = await Promise.allSettled(Array.from({ length: 6 }, () => planning.gap(REQUEST)));
    expect(settled.map(({ status }) => status)).toEqual([
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect((settled[0] as PromiseRejectedResult).reason).toMatchObject({ code: "unavailable" });
  });

  it("the model is that of the service, whenever it is asked for", () => {
    let modelVersion = "before";
    const service = {
      ...answering(() => expect.fail("not asked")),
      get modelVersion() {
        return modelVersion;
      },
    };
    const planning = inSmallSteps(service, STEPS);
    modelVersion = "after";
    expect(planning.modelVersion).toBe("after");
  });
});
