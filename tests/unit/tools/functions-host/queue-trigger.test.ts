import { expect, it } from "vitest";
import { timeSpanMs } from "#tools/functions-host/queue-trigger.ts";
import { StartError } from "#tools/process/lifecycle.ts";

it.each([
  ["00:00:00", 0],
  ["00:00:30", 30_000],
  ["00:10:00", 600_000],
  ["01:00:00.5", 3_600_500],
])("%s is %d ms", (text, ms) => {
  expect(timeSpanMs(text)).toBe(ms);
});

it.each(["", "30", "0:30", "soon"])("%j is not a duration", (text) => {
  expect(() => timeSpanMs(text)).toThrow(StartError);
});
