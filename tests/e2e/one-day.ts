import { setTimeout as sleep } from "node:timers/promises";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The UAE is four hours ahead of UTC, all the year. */
const AHEAD_OF_UTC_MS = 4 * HOUR_MS;

/** Waits for midnight in the UAE where it is nearer than this: what is compared within the time is made on one day. */
export async function stayWithinOneDay(durationMs: number): Promise<void> {
  const leftMs = DAY_MS - ((Date.now() + AHEAD_OF_UTC_MS) % DAY_MS);
  // A timer may end a moment before the clock is there.
  if (leftMs < durationMs) await sleep(leftMs + 10);
}
