import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { CallNotes } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { createTurns } from "#functions/http/turns.ts";

const WORK_MS = 20;
/** Enough pieces of work for the line to know how long one takes. */
const MANY = 100;
/** Longer than any wait of these tests. */
const LONG_MS = 60_000;

/** A line under a clock that moves when work is done, and by hand. */
function line({ places = 1 } = {}) {
  const clock = { now: 0 };
  let events = 0;
  const join = createTurns({ places, elapsed: () => clock.now, eventsHandled: () => events });
  const done: string[] = [];
  /** @returns the name of the work, or the code that it was refused with, and what was noted of its wait */
  const ask = async (name: string, longestWaitMs: number, workMs = WORK_MS) => {
    const noted: number[] = [];
    events++;
    const note = ({ waitedMs = Number.NaN }: CallNotes) => void noted.push(waitedMs);
    const call = { correlationId: name, arrivedAt: clock.now, note };
    try {
      await join(longestWaitMs)(call, async () => {
        clock.now += workMs;
        done.push(name);
      });
      return { answer: name, noted };
    } catch (error) {
      return { answer: error instanceof HttpProblem ? error.code : error, noted };
    }
  };
  const learn = async () => {
    for (let index = 0; index < MANY; index++) await ask("learning", LONG_MS);
    done.length = 0;
  };
  return { clock, join, ask, learn, done };
}

const answers = async (asked: readonly Promise<{ answer: unknown }>[]) =>
  (await Promise.all(asked)).map(({ answer }) => answer);

describe("a queue with one place", () => {
  test("runs work in order, each piece in its own turn of the event loop", async () => {
    const { ask, done } = line();
    const asked = ["first", "second", "third"].map((name) => ask(name, 1_000));
    const seen = [done.length];
    while (done.length < asked.length) {
      await turnOfEventLoop();
      if (seen.at(-1) !== done.length) seen.push(done.length);
    }
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(await answers(asked)).toEqual(["first", "second", "third"]);
    expect(done).toEqual(["first", "second", "third"]);
  });

  test("works for half as long as it has just been reading, before it reads again", async () => {
    const { clock, ask, learn, done } = line();
    await learn();
    const asked = Array.from({ length: 6 }, (_, index) => ask(String(index), LONG_MS));
    const seen: number[] = [];
    // Reading in the first turn takes as long as six pieces of work.
    clock.now += 6 * WORK_MS;
    while (done.length < asked.length) {
      await turnOfEventLoop();
      if (seen.at(-1) !== done.length) seen.push(done.length);
    }
    expect(seen.slice(-4)).toEqual([3, 4, 5, 6]);
  });

  test("keeps reading while more requests arrive, before it works", async () => {
    const { ask, done } = line();
    const asked = [ask("0", LONG_MS)];
    const seen: number[] = [];
    for (let index = 1; index <= 3; index++) {
      await turnOfEventLoop();
      seen.push(done.length);
      asked.push(ask(String(index), LONG_MS));
    }
    expect(seen).toEqual([0, 0, 0]);
    expect(await answers(asked)).toEqual(["0", "1", "2", "3"]);
  });

  test("starts to work after a while, however many arrive", async () => {
    const { clock, ask, done } = line();
    const asked = [ask("0", LONG_MS)];
    while (done.length === 0) {
      expect(asked.length).toBeLessThan(10);
      await turnOfEventLoop();
      clock.now += 50;
      asked.push(ask(String(asked.length), LONG_MS));
    }
    await Promise.all(asked);
  });

  test("refuses at once a request that would wait too long, judging by recent work", async () => {
    const { ask, learn, done } = line();
    await learn();
    const asked = Array.from({ length: 10 }, (_, index) => ask(String(index), 3.5 * WORK_MS));
    // Nothing was done yet when the last six were told.
    const told: unknown[] = [];
    for (const each of asked.slice(4)) each.then(({ answer }) => told.push(answer));
    await Promise.resolve().then(() => Promise.resolve());
    expect(told).toEqual(Array(6).fill("overloaded"));
    expect(done).toEqual([]);
    expect(await answers(asked.slice(0, 4))).toEqual(["0", "1", "2", "3"]);
    expect(done).toEqual(["0", "1", "2", "3"]);
  });

  test("says when to try again", async () => {
    const { join, clock, ask } = line();
    const first = ask("first", LONG_MS);
    const call = { correlationId: "1", arrivedAt: clock.now - 100, note: () => {} };
    await expect(join(50)(call, async () => expect.fail("worked"))).rejects.toMatchObject({
      code: "overloaded",
      headers: { "Retry-After": "2" },
    });
    expect((await first).answer).toBe("first");
  });

  test("refuses a request whose turn comes too late because reading took long", async () => {
    const { clock, ask, done } = line();
    const asked = [ask("first", 50), ask("late", 50)];
    clock.now += 60;
    // The first call found a place.
    expect(await answers(asked)).toEqual(["first", "overloaded"]);
    expect(done).toEqual(["first"]);
  });

  test("ends the wait of requests that are not served in time, and keeps the places of the others", async () => {
    const { join, clock, ask, done } = line();
    const gate = Promise.withResolvers<void>();
    const call = { correlationId: "1", arrivedAt: clock.now, note: () => {} };
    const hanging = join(LONG_MS)(call, () => gate.promise);
    const asked = ["before", "impatient", "after"].map((name) =>
      ask(name, name === "impatient" ? 50 : LONG_MS),
    );
    expect(await asked[1]).toEqual({ answer: "overloaded", noted: [] });
    expect(done).toEqual([]);
    gate.resolve();
    await hanging;
    expect(await answers(asked)).toEqual(["before", "overloaded", "after"]);
    expect(done).toEqual(["before", "after"]);
  });

  test("refuses first those that accept less waiting", async () => {
    const { ask, learn } = line();
    await learn();
    const results = Array.from({ length: 5 }, (_, index) => ask(String(index), 10 * WORK_MS));
    const insights = ask("insights", 3 * WORK_MS);
    const another = ask("another", 10 * WORK_MS);
    expect(await answers([...results, insights, another])).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
      "overloaded",
      "another",
    ]);
  });

  test("counts a wait from the arrival, and has it logged", async () => {
    const { ask } = line();
    const [first, second] = await Promise.all([ask("first", 1_000), ask("second", 1_000)]);
    expect([first.noted, second.noted]).toEqual([[0], [WORK_MS]]);
  });

  test("is free again after failed work, and ignores its duration", async () => {
    const { join, clock, ask, learn } = line();
    await learn();
    const call = { correlationId: "1", arrivedAt: clock.now, note: () => {} };
    const fail = () =>
      join(LONG_MS)(call, async () => {
        throw new TypeError("failed");
      });
    for (let index = 0; index < MANY; index++) await expect(fail()).rejects.toThrow("failed");
    const asked = Array.from({ length: 3 }, (_, index) => ask(String(index), 1.5 * WORK_MS));
    expect(await answers(asked)).toEqual(["0", "1", "overloaded"]);
  });
});

test("a queue with several places runs as much work at once, and estimates waits accordingly", async () => {
  // The longest wait is measured by the test's clock, however busy the machine is.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { join, clock } = line({ places: 4 });
  const gate = Promise.withResolvers<void>();
  let atWork = 0;
  const call = { correlationId: "1", arrivedAt: clock.now, note: () => {} };
  const ask = () =>
    join(4)(call, () => {
      atWork++;
      return gate.promise;
    });
  // The first that waits does so for a quarter of the 10 ms that work is expected to take, the next for a half.
  const asked = Array.from({ length: 5 }, ask);
  await expect(ask()).rejects.toMatchObject({ code: "overloaded" });
  await turnOfEventLoop();
  await turnOfEventLoop();
  expect(atWork).toBe(4);
  gate.resolve();
  await Promise.all(asked);
  expect(atWork).toBe(5);
});
