import { describe, expect, it } from "vitest";
import { QuestionQueue } from "#client/preview/question-queue.ts";
import type { Question, Reply } from "#client/preview/questions.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";

/** As much of a request as the queue reads. */
const requestOf = (months: number) =>
  ({ simulationSettings: { observationTimeSteps: [12, months] } }) as unknown as PlanningRequest;

/** A plan that takes some calls, each of so many months. */
interface CallsPlan {
  readonly calls: number;
  readonly months: number;
}

/** A queue whose steps are taken by hand, each a millisecond long. */
function setUp() {
  const log: string[] = [];
  const replies: Reply[] = [];
  const pauses: (() => void)[] = [];
  let drawnMonths = 0;
  let time = 0;
  const queue = new QuestionQueue({
    engine: {
      drawYearFor: (months) => {
        if (drawnMonths >= months) return false;
        drawnMonths += 12;
        log.push(`draws ${drawnMonths}`);
        return true;
      },
      forecast: () => {
        log.push("calculates");
        return { percentileForecast: [] };
      },
      gap: () => {
        throw new Error("a plan that cannot be calculated");
      },
      chances: () => {
        throw new Error("a plan that cannot be calculated");
      },
      gaps: () => {
        throw new Error("a plan that cannot be calculated");
      },
      shareOfNoneFailing: () => {
        log.push("calculates together");
        return 57;
      },
    },
    modelVersion: "model",
    answer: async ({ id, plan }, planning) => {
      const { calls, months } = plan as CallsPlan;
      if (calls < 0) await planning.gap(requestOf(months) as Parameters<typeof planning.gap>[0]);
      for (let call = 0; call < calls; call++) {
        await planning.forecast(requestOf(months));
        log.push(`${id}.${call}`);
      }
      return `answer ${id}`;
    },
    reply: (reply) => replies.push(reply),
    pause: () => {
      time += 1;
      return new Promise((resolve) => pauses.push(resolve));
    },
    now: () => time,
  });
  /** Lets the queue take a step. @returns false once it has nothing to do */
  const step = async () => {
    const go = pauses.shift();
    go?.();
    // What waits for a call goes on before the next message.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return go !== undefined;
  };
  const finish = async () => {
    while (await step());
  };
  const ask = (id: number, kind: Question["kind"], plan: CallsPlan) =>
    queue.ask({ id, kind, calculator: "pension", start: { year: 2026, month: 11 }, plan });
  return { log, replies, ask, step, finish };
}

const DRAWN = { calls: 1, months: 12 };

describe("QuestionQueue", () => {
  it("draws as many years as a plan has, one in each step, and does not count them as its time", async () => {
    const { log, replies, ask, finish } = setUp();
    ask(1, "result", { calls: 2, months: 30 });
    await finish();
    expect(log).toEqual(["draws 12", "draws 24", "draws 36", "calculates", "1.0", "calculates", "1.1"]);
    // Its beginning and two calls.
    expect(replies).toEqual([{ id: 1, answer: "answer 1", hasFailed: false, ms: 3 }]);
  });

  it("takes the newest plan and drops those that have not begun", async () => {
    const { replies, ask, step, finish } = setUp();
    ask(1, "result", DRAWN);
    await finish();
    for (const id of [2, 3, 4]) ask(id, "result", { calls: 2, months: 12 });
    await step();
    await step();
    // The fourth is being calculated: it is finished, so that something is shown.
    for (const id of [5, 6]) ask(id, "result", DRAWN);
    await finish();
    expect(replies.filter(({ answer }) => answer !== undefined).map(({ id }) => id)).toEqual([1, 4, 6]);
    expect(replies.filter(({ answer }) => answer === undefined)).toEqual(
      [2, 3, 5].map((id) => ({ id, hasFailed: false, ms: expect.any(Number) })),
    );
  });

  it("leaves a plan for a newer one while it waits for scenarios", async () => {
    const { log, replies, ask, step, finish } = setUp();
    ask(1, "result", { calls: 1, months: 600 });
    await step();
    await step();
    ask(2, "result", DRAWN);
    await finish();
    expect(replies.map(({ id }) => id)).toEqual([1, 2]);
    expect(replies[0]?.answer).toBeUndefined();
    expect(log.filter((line) => line.startsWith("draws")).length).toBeLessThan(4);
  });

  it("goes on with insights when no result is asked for, and drops them for newer ones", async () => {
    const { log, replies, ask, step, finish } = setUp();
    ask(1, "insights", { calls: 3, months: 12 });
    for (let steps = 0; steps < 2; steps++) await step();
    ask(2, "result", DRAWN);
    await finish();
    expect(log.filter((line) => line.includes("."))).toEqual(["1.0", "2.0", "1.1", "1.2"]);
    ask(3, "insights", { calls: 3, months: 12 });
    await step();
    await step();
    ask(4, "insights", DRAWN);
    await finish();
    expect(replies.map(({ id, answer }) => [id, answer !== undefined])).toEqual([
      [2, true],
      [1, true],
      [3, false],
      [4, true],
    ]);
  });

  it("proves before anything else, and drops no proof", async () => {
    const { replies, ask, finish } = setUp();
    ask(1, "insights", DRAWN);
    ask(2, "result", DRAWN);
    ask(3, "proof", DRAWN);
    ask(4, "proof", DRAWN);
    await finish();
    expect(replies.filter(({ answer }) => answer !== undefined).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });

  it("reports a plan that cannot be calculated, and goes on", async () => {
    const { replies, ask, finish } = setUp();
    ask(1, "proof", { calls: -1, months: 12 });
    ask(2, "proof", DRAWN);
    await finish();
    expect(replies).toMatchObject([
      { id: 1, hasFailed: true },
      { id: 2, hasFailed: false },
    ]);
  });
});
