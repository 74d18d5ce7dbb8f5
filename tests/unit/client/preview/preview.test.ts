import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Preview } from "#client/preview/preview.ts";
import type { Question, Reply, StartedPlan } from "#client/preview/questions.ts";

const MODEL = "embedded-test";

const planOf = (salary: number): StartedPlan => ({
  calculator: "pension",
  start: { year: 2026, month: 11 },
  plan: { type: "Pension", salary },
});

/** The server's result of a plan. */
const resultOf = (salary: number, change: object = {}) => ({
  modelVersion: MODEL,
  valueAtRetirement: 100 * salary,
  ...change,
});

const turn = async () => {
  for (let count = 0; count < 20; count++) await Promise.resolve();
};

function setUp() {
  const asked: Question[] = [];
  const ended = vi.fn();
  let onReply: (reply: Reply) => void = () => {};
  let onFailure = () => {};
  const start = vi.fn((reply: typeof onReply, failure: typeof onFailure) => {
    onReply = reply;
    onFailure = failure;
    return { ask: (question: Question) => asked.push(question), end: ended };
  });
  const preview = new Preview(MODEL, start);
  const changed = vi.fn();
  preview.subscribe(changed);
  /** The worker answers the oldest question of a kind, by default with the right result. */
  const answer = async (kind: Question["kind"], change: Partial<Reply> = {}) => {
    const question = asked.find((each) => each.kind === kind);
    if (question === undefined) throw new Error(`nobody asked for ${kind}`);
    asked.splice(asked.indexOf(question), 1);
    const { salary } = question.plan as { salary: number };
    const right = kind === "insights" ? { insightsOf: salary } : resultOf(salary);
    onReply({ id: question.id, answer: right, ms: 10, hasFailed: false, ...change });
    await turn();
  };
  const prove = async () => {
    preview.answered(planOf(1), resultOf(1));
    await answer("proof");
    await answer("proof");
  };
  return { preview, start, asked, ended, changed, answer, prove, fail: () => onFailure() };
}

/** Expects a preview that shows nothing and asks for nothing any more. */
async function expectEnded({ preview, asked, ended }: ReturnType<typeof setUp>): Promise<void> {
  asked.length = 0;
  preview.preview(planOf(99));
  preview.answered(planOf(98), resultOf(98));
  await turn();
  expect(asked).toEqual([]);
  expect(preview.current()).toBeUndefined();
  expect(ended).toHaveBeenCalledTimes(1);
}

const { signal } = new AbortController();

describe("Preview", () => {
  it("starts no worker before the server's first answer", () => {
    const { preview, start } = setUp();
    preview.preview(planOf(2));
    expect(start).not.toHaveBeenCalled();
  });

  it("calculates the server's plan first, once more to see how fast it is, and then the plan that is awaited", async () => {
    const { preview, asked, answer } = setUp();
    preview.answered(planOf(1), resultOf(1));
    expect(asked).toMatchObject([{ kind: "proof", plan: { salary: 1 } }]);
    preview.preview(planOf(2));
    expect(asked).toHaveLength(1);
    await answer("proof", { ms: 900 });
    expect(asked).toMatchObject([{ kind: "proof", plan: { salary: 1 } }]);
    await answer("proof");
    expect(asked).toMatchObject([{ kind: "result", plan: { salary: 2 } }]);
    await answer("result");
    expect(preview.current()).toMatchObject({ plan: { salary: 2 }, result: resultOf(2) });
  });

  it("shows the latest result until the server has answered", async () => {
    const { preview, prove, answer, changed } = setUp();
    await prove();
    preview.preview(planOf(2));
    preview.preview(planOf(3));
    // The worker has dropped the older plan.
    await answer("result", { answer: undefined });
    expect(preview.current()).toBeUndefined();
    await answer("result");
    expect(preview.current()).toMatchObject({ plan: { salary: 3 } });
    preview.preview(undefined);
    expect(preview.current()).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("expects a result from when a plan is awaited until the server has answered, once it has proved itself", async () => {
    const { preview, prove, answer, changed } = setUp();
    preview.preview(planOf(2));
    expect(preview.isExpected()).toBe(false);
    preview.preview(undefined);
    await prove();
    expect(preview.isExpected()).toBe(false);
    preview.preview(planOf(2));
    expect(preview.isExpected()).toBe(true);
    await answer("result", { hasFailed: true });
    expect(preview.isExpected()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("shows no result that arrives after the server's", async () => {
    const { preview, prove, answer } = setUp();
    await prove();
    preview.preview(planOf(2));
    preview.preview(undefined);
    await answer("result");
    expect(preview.current()).toBeUndefined();
  });

  it("asks once for a plan, and knows the results of earlier plans", async () => {
    const { preview, prove, answer, asked } = setUp();
    await prove();
    preview.preview(planOf(2));
    preview.preview(planOf(2));
    await answer("result");
    preview.preview(planOf(3));
    preview.preview(planOf(2));
    expect(preview.current()).toMatchObject({ plan: { salary: 2 } });
    expect(asked).toHaveLength(1);
  });

  it("compares every answer of the server, without calculating a plan again that it has shown", async () => {
    const { preview, prove, answer, asked } = setUp();
    await prove();
    preview.preview(planOf(2));
    await answer("result");
    preview.answered(planOf(2), resultOf(2));
    await turn();
    expect(asked).toEqual([]);
    preview.answered(planOf(3), resultOf(3));
    expect(asked).toMatchObject([{ kind: "proof", plan: { salary: 3 } }]);
    await answer("proof");
    preview.preview(planOf(4));
    await answer("result");
    expect(preview.current()).toMatchObject({ plan: { salary: 4 } });
  });

  it.each([
    [
      "the first result differs",
      (all: ReturnType<typeof setUp>) => all.answer("proof", { answer: resultOf(2) }),
    ],
    [
      "the first plan fails",
      (all: ReturnType<typeof setUp>) => all.answer("proof", { answer: undefined, hasFailed: true }),
    ],
    [
      "the second calculation takes more than 100 ms",
      async (all: ReturnType<typeof setUp>) => {
        await all.answer("proof");
        await all.answer("proof", { ms: 100.1 });
      },
    ],
    ["the worker fails", async (all: ReturnType<typeof setUp>) => all.fail()],
  ])("ends if %s", async (_, happens) => {
    const all = setUp();
    all.preview.answered(planOf(1), resultOf(1));
    await happens(all);
    await expectEnded(all);
  });

  it("ends at once if the server has another model, and starts no worker", async () => {
    const { preview, start } = setUp();
    preview.answered(planOf(1), resultOf(1, { modelVersion: "planning-service-v3" }));
    preview.answered(planOf(2), resultOf(2));
    await turn();
    expect(start).not.toHaveBeenCalled();
  });

  it("ends if no worker can be started", async () => {
    const preview = new Preview(MODEL, () => {
      throw new TypeError("the policy allows no worker");
    });
    preview.answered(planOf(1), resultOf(1));
    await turn();
    expect(await preview.insights(planOf(1).plan, signal)).toBeUndefined();
  });

  it("ends when a later answer of the server differs, and what is shown goes", async () => {
    const all = setUp();
    await all.prove();
    all.preview.preview(planOf(2));
    await all.answer("result");
    all.preview.answered(planOf(2), resultOf(2, { valueAtRetirement: 200.01 }));
    await turn();
    expect(all.preview.current()).toBeUndefined();
    await expectEnded(all);
  });

  it("shows nothing while an answer of the server is being compared", async () => {
    const all = setUp();
    await all.prove();
    all.preview.answered(planOf(2), resultOf(2));
    all.preview.preview(planOf(3));
    await all.answer("result");
    expect(all.preview.current()).toBeUndefined();
    await all.answer("proof", { answer: resultOf(7) });
    await expectEnded(all);
  });

  it("ends after two plans in a row that took too long: the first of a new strategy may", async () => {
    const all = setUp();
    await all.prove();
    for (const [salary, ms] of [
      [2, 150],
      [3, 20],
      [4, 150],
    ] as const) {
      all.preview.preview(planOf(salary));
      await all.answer("result", { ms });
      expect(all.preview.current()).toMatchObject({ plan: { salary } });
    }
    all.preview.preview(planOf(5));
    await all.answer("result", { ms: 150 });
    await expectEnded(all);
  });

  describe("insights", () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it("come from the device for a plan on which it agrees with the server", async () => {
      const { preview, prove, answer } = setUp();
      await prove();
      const found = preview.insights(planOf(1).plan, signal);
      await turn();
      await answer("insights");
      expect(await found).toEqual({ insightsOf: 1 });
    });

    it("wait until the server's answer is compared", async () => {
      const { preview, prove, answer, asked } = setUp();
      await prove();
      preview.answered(planOf(2), resultOf(2));
      const found = preview.insights(planOf(2).plan, signal);
      await turn();
      expect(asked.map(({ kind }) => kind)).toEqual(["proof"]);
      await answer("proof");
      await answer("insights");
      expect(await found).toEqual({ insightsOf: 2 });
    });

    it("are the server's before the preview has proved itself, and for a plan that the server has not answered", async () => {
      const { preview, prove } = setUp();
      expect(await preview.insights(planOf(1).plan, signal)).toBeUndefined();
      await prove();
      expect(await preview.insights(planOf(2).plan, signal)).toBeUndefined();
    });

    it.each([
      ["takes too long", async () => void vi.advanceTimersByTime(2_000)],
      ["fails", async (all: ReturnType<typeof setUp>) => all.fail()],
      [
        "cannot calculate them",
        (all: ReturnType<typeof setUp>) => all.answer("insights", { answer: undefined, hasFailed: true }),
      ],
    ])("are the server's if the device %s", async (_, happens) => {
      const all = setUp();
      await all.prove();
      const found = all.preview.insights(planOf(1).plan, signal);
      await turn();
      await happens(all);
      expect(await found).toBeUndefined();
    });
  });
});
