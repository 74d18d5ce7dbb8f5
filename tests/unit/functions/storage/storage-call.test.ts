import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { storageCalls, withOneDeadline } from "#functions/storage/storage-call.ts";
import { StorageError } from "#functions/storage/storage-error.ts";

const DEADLINE_MS = 200;

const calls = storageCalls(
  async () => "client",
  async () => {},
);

/** Keeps the process from reading anything. */
function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Rejects once a call is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

describe("a deadline of the storage", () => {
  it("ends a call that has no answer", async () => {
    await expect(calls((_, signal) => aborted(signal), DEADLINE_MS)).rejects.toThrow(StorageError);
  });

  it("does not count the time in which the process was too busy to read the answer", async () => {
    const answer = calls((_, signal) => {
      const read = readFile("package.json", "utf8");
      setImmediate(() => beBusy(2 * DEADLINE_MS));
      return Promise.race([read, aborted(signal)]);
    }, DEADLINE_MS);
    await expect(answer).resolves.toContain('"name"');
  });
});

describe("a deadline of several calls", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A call that is answered after three quarters of the deadline. */
  const late = () =>
    calls((_, signal) =>
      Promise.race([
        aborted(signal),
        new Promise((answer) => setTimeout(answer, 0.75 * DEADLINE_MS, "late")),
      ]),
    );

  it("counts all of them, and lets none begin after it", async () => {
    vi.useFakeTimers();
    const begun: string[] = [];
    const order = withOneDeadline(async () => {
      begun.push(String(await late()));
      await late().catch((error: unknown) => begun.push((error as Error).name));
      return calls(async () => begun.push("after the deadline"));
    }, DEADLINE_MS);
    const refused = expect(order).rejects.toThrow(StorageError);
    await vi.advanceTimersByTimeAsync(2 * DEADLINE_MS);
    await refused;
    expect(begun).toEqual(["late", "StorageError"]);
  });

  it("leaves those outside it their own", async () => {
    vi.useFakeTimers();
    const both = Promise.all([withOneDeadline(late, DEADLINE_MS), late()]);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await both).toEqual(["late", "late"]);
  });

  it("is not that of a call that names its own", async () => {
    const signalOf = (deadlineMs?: number) => calls(async (_, signal) => signal, deadlineMs);
    const [first, second, own] = await withOneDeadline(() =>
      Promise.all([signalOf(), signalOf(), signalOf(DEADLINE_MS)]),
    );
    expect(second).toBe(first);
    expect(own).not.toBe(first);
  });

  it("leaves no timer behind, and neither does that of one call", async () => {
    vi.useFakeTimers();
    await withOneDeadline(() => calls(async () => vi.getTimerCount()));
    expect(await calls(async () => vi.getTimerCount())).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    const refused = withOneDeadline(() => calls(() => Promise.reject(new Error("refused"))));
    await expect(refused).rejects.toThrow("The storage does not answer");
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("a client that could not be made is made anew by the next call", async () => {
  const connect = vi.fn(async () => "client").mockRejectedValueOnce(new Error("no token"));
  const asking = storageCalls(connect, async () => {});
  await expect(asking(async () => 1)).rejects.toThrow("no token");
  expect(await asking(async (client) => client)).toBe("client");
  expect(await asking(async (client) => client)).toBe("client");
  expect(connect).toHaveBeenCalledTimes(2);
});
