import type { TimelineBlock } from "../report-document.ts";

/** A stretch of a timeline, both as fractions of its whole length. */
interface Stretch {
  readonly start: number;
  readonly length: number;
}

/** Returns the stretch from the beginning of a year to the end of another one. */
export function stretchOf({ from, to }: Pick<TimelineBlock, "from" | "to">, [first, last]: Years): Stretch {
  const length = to - from + 1;
  return { start: (first - from) / length, length: (last - first + 1) / length };
}

type Years = readonly [first: number, last: number];
