import { StartError } from "#tools/process/start-error.ts";

/** Milliseconds of a time as host.json writes it: `00:00:30` is half a minute. @throws {StartError} if it is none */
export function timeSpanMs(text: string): number {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d{2}):(\d{2}(?:\.\d+)?)$/.exec(text) ?? [];
  if (seconds === undefined) throw new StartError(`${text} is no time of host.json, as 00:00:30`);
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}
