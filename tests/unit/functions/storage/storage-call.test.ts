import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { storageCalls } from "#functions/storage/storage-call.ts";
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
