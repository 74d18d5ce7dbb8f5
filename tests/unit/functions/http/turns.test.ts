import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { CallNotes } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { createTurns, type InTurn } from "#functions/http/turns.ts";
import { ANY_CALL } from "./any-call.ts";

const WORK_MS = 20;
/** Enough pieces of work for the line to know how long one takes. */
const MANY = 100;
/** Longer than any wait of these tests. */
const LONG_MS = 60_000;

/** A line under a clock that moves when work is done, and by hand. */
function line({ places = 1 } = {}) {
  const clock = { now: 0 };
  let events = 0;
  const turns = createTurns({
    places,
    elapsed: () => clock.now,
    eventsHandled: () => events,
    siteOf: (client) => client,
  });
  const join = (longestWaitMs: number) => turns({ longestWaitMs, firstExpectedMs: 10 });
  const done: string[] = [];
  /** The kind of work that accepts a wait: each learns for itself how long it takes. */
  const kinds = new Map<number, InTurn>();
  const kind = (longestWaitMs: number) => {
    const known = kinds.get(longestWaitMs) ?? join(longestWaitMs);
    kinds.set(longestWaitMs, known);
    return known;
  };
  /** @returns the name of the work, or the code that it was refused with, and what was noted of its wait */
  const ask = async (name: string, longestWaitMs: number, { client = "somebody", workMs = WORK_MS } = {}) => {
    const noted: number[] = [];
    events++;
    const note = ({ waitedMs = Number.NaN }: CallNotes) => void noted.push(waitedMs);
    const call = { correlationId: name, arrivedAt: clock.now, client, note };
    try {
      await kind(longestWaitMs).work(call, async () => {
        clock.now += workMs;
        done.push(name);
      });
      return { answer: name, noted };
    } catch (error) {
      return { answer: error instanceof HttpProblem ? error.code : error, noted };
    }
  };
  const learn = async (...longestWaitsMs: readonly number[]) => {
    for (const longestWaitMs of longestWaitsMs) {
      for (let index = 0; index < MANY; index++) await ask("learning", longestWaitMs);
    }
    done.length = 0;
  };
  return { clock, join, kind, ask, learn, done };
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
    await learn(LONG_MS);
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
    await learn(3.5 * WORK_MS);
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
    const call = { ...ANY_CALL, arrivedAt: clock.now - 100 };
    await expect(join(50).work(call, async () => expect.fail("worked"))).rejects.toMatchObject({
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
    const { join, ask, done } = line();
    const gate = Promise.withResolvers<void>();
    const hanging = join(LONG_MS).work(ANY_CALL, () => gate.promise);
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
    await learn(10 * WORK_MS, 3 * WORK_MS);
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

  test("refuses before anything is read whom it would refuse later, and nobody while a place is free", async () => {
    const { kind, ask, learn } = line();
    await learn(2.5 * WORK_MS);
    const calls = { ...ANY_CALL, client: "somebody", arrivedAt: MANY * WORK_MS };
    const isRead = () =>
      kind(2.5 * WORK_MS)
        .read(calls, async () => true)
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: "overloaded" });
          return false;
        });
    const asked: ReturnType<typeof ask>[] = [];
    const seen = [await isRead()];
    for (let index = 0; index < 3; index++) {
      asked.push(ask(String(index), 2.5 * WORK_MS));
      seen.push(await isRead());
    }
    expect(seen).toEqual([true, true, true, false]);
    expect(await answers(asked)).toEqual(["0", "1", "2"]);
    expect(await isRead()).toBe(true);
  });

  test("counts the work that follows what is being read, until it is read or was refused", async () => {
    const { join, kind, ask, learn } = line();
    await learn(2.5 * WORK_MS);
    const gate = Promise.withResolvers<void>();
    const working = join(LONG_MS).work(ANY_CALL, () => gate.promise);
    const body = Promise.withResolvers<void>();
    const read = (client: string, until: Promise<void>) =>
      kind(2.5 * WORK_MS)
        .read({ ...ANY_CALL, client, arrivedAt: MANY * WORK_MS }, () => until)
        .then(
          () => "read",
          (error) => (error instanceof HttpProblem ? error.code : "wrong"),
        );
    const now = Promise.resolve();
    const slow = [read("somebody", body.promise), read("somebody", body.promise)];
    expect(await read("somebody", now)).toBe("overloaded");
    // Another client waits for no more than a turn of it.
    expect(await read("another", now)).toBe("read");
    body.reject(new Error("it is no plan"));
    expect(await Promise.all(slow)).toEqual(["wrong", "wrong"]);
    expect(await read("somebody", now)).toBe("read");
    gate.resolve();
    await working;
    expect((await ask("after", 2.5 * WORK_MS)).answer).toBe("after");
  });

  test("counts a wait from the arrival, and has it logged", async () => {
    const { ask } = line();
    const [first, second] = await Promise.all([ask("first", 1_000), ask("second", 1_000)]);
    expect([first.noted, second.noted]).toEqual([[0], [WORK_MS]]);
  });

  test("is free again after failed work, and learns from its duration", async () => {
    const { clock, kind, ask } = line();
    const fail = () =>
      kind(1.5 * WORK_MS).work({ ...ANY_CALL, arrivedAt: clock.now }, async () => {
        clock.now += WORK_MS;
        throw new TypeError("failed");
      });
    for (let index = 0; index < MANY; index++) await expect(fail()).rejects.toThrow("failed");
    const asked = Array.from({ length: 3 }, (_, index) => ask(String(index), 1.5 * WORK_MS));
    expect(await answers(asked)).toEqual(["0", "1", "overloaded"]);
  });
});

describe("of several clients,", () => {
  const flood = (ask: ReturnType<typeof line>["ask"], count: number) =>
    Array.from({ length: count }, (_, index) => ask(`flood ${index}`, LONG_MS, { client: "flood" }));

  test("one who asks once is served after what is at work, however much another has in line", async () => {
    const { ask, done } = line();
    const asked = flood(ask, 50);
    expect((await ask("visitor", 1_000, { client: "visitor" })).answer).toBe("visitor");
    expect(done).toEqual(["flood 0", "visitor"]);
    await Promise.all(asked);
    expect(done).toHaveLength(51);
  });

  test("who has much in line is refused more, and not who asks once", async () => {
    const { ask, learn } = line();
    await learn(10 * WORK_MS);
    const asking = (client: string, count: number) =>
      Array.from({ length: count }, (_, index) => ask(`${client} ${index}`, 10 * WORK_MS, { client }));
    const asked = asking("flood", 50);
    const visits = ["a", "b", "c"].flatMap((client) => asking(client, 1));
    expect(await answers(visits)).toEqual(["a 0", "b 0", "c 0"]);
    // What was promised to the flood before the others came is too late for some.
    const served = (await answers(asked)).filter((answer) => answer !== "overloaded");
    expect(served.length).toBeGreaterThanOrEqual(7);
    expect(served.length).toBeLessThanOrEqual(11);
  });

  test("long work of one does not make that of another seem long", async () => {
    const { ask, learn } = line();
    await learn(WORK_MS * 100);
    for (let index = 0; index < MANY; index++) {
      await ask("long", LONG_MS, { client: "flood", workMs: 50 * WORK_MS });
    }
    const long = ask("long", LONG_MS, { client: "flood", workMs: 50 * WORK_MS });
    const office = Array.from({ length: 40 }, (_, index) =>
      ask(String(index), WORK_MS * 100, { client: "office" }),
    );
    expect(await answers(office)).not.toContain("overloaded");
    await long;
  });

  test("a line that is full refuses the last of the client that has most in it", async () => {
    const { ask } = line();
    const asked = flood(ask, 2_001);
    const told: unknown[] = [];
    for (const each of asked) each.then(({ answer }) => told.push(answer));
    const visit = ask("visitor", LONG_MS, { client: "visitor" });
    await Promise.resolve().then(() => Promise.resolve());
    expect(told).toEqual(["overloaded"]);
    expect((await visit).answer).toBe("visitor");
    expect((await asked.at(-1))?.answer).toBe("overloaded");
  });
});

test("a queue with several places runs as much work at once, and estimates waits accordingly", async () => {
  // The longest wait is measured by the test's clock, however busy the machine is.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { join } = line({ places: 4 });
  const gate = Promise.withResolvers<void>();
  let atWork = 0;
  const inTurn = join(4);
  const ask = () =>
    inTurn.work(ANY_CALL, () => {
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
