import { setTimeout as sleep } from "node:timers/promises";

/** Longest time that a busy machine may take; an attempt that succeeds returns at once. */
export const PATIENCE_MS = 60_000;

const INTERVAL_MS = 50;

/** Tries until it succeeds. @returns its result @throws {Error} what it failed with at last */
export async function waitUntil<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(INTERVAL_MS);
    }
  }
}
