import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import { expect, test } from "vitest";
import { createArrivalClock } from "#functions/http/arrival-clock.ts";

test("requests read in one turn of the event loop share the arrival time of the first", async () => {
  let now = 100;
  const arrivalTime = createArrivalClock(() => now);
  expect(arrivalTime()).toBe(100);
  now = 140;
  await Promise.resolve();
  expect(arrivalTime()).toBe(100);
  await turnOfEventLoop();
  expect(arrivalTime()).toBe(140);
});
