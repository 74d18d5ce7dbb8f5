import type { ProblemCode } from "#shared/contract/problem-codes.ts";
import type { CallNotes } from "./endpoint.ts";

/** A call's line in the log: nothing about a visitor. */
export interface CallLine extends CallNotes {
  readonly correlationId: string;
  /** First digits of the commit that the functions were built from. */
  readonly commit: string;
  /** Name of the function. */
  readonly function: string;
  readonly status: number;
  readonly durationMs: number;
  readonly errorClass?: string;
  readonly storageStatus?: number;
  /** Where an unexpected error arose; see `ownFrames`. */
  readonly frames?: readonly string[];
  /** Number of calls that the line stands for; one where it is unset. */
  readonly count?: number;
}

/** Writes a call's line now or later. @param write writes a text through the call, as long as that runs */
export type CallLog = (line: CallLine, write: (text: string) => void) => void;

/** A flood of these would use up the log's quota, and each says the same. */
const REFUSALS: ReadonlySet<string> = new Set<ProblemCode>([
  "overloaded",
  "too-many-requests",
  "too-many-reports",
]);

/** Unit: ms. */
const SECOND = 1_000;

/**
 * Makes the log of all calls of a process. The first of a second's refusals that say the same has its line at once. The
 * others have one together, that of the slowest with their `count`, which the next call of any function writes once the
 * second is over: the host drops what is written through a call that has ended, so no timer could write it.
 * @param elapsed a clock that never goes back, milliseconds
 */
export function createCallLog(elapsed: () => number): CallLog {
  /** By what refusals say: the end of the second that the first began, and the line of the others. */
  const seconds = new Map<string, { readonly endsAt: number; others?: CallLine }>();
  return (line, write) => {
    const now = elapsed();
    for (const [kind, { endsAt, others }] of seconds) {
      if (endsAt > now) continue;
      seconds.delete(kind);
      if (others) write(JSON.stringify(others));
    }
    if (!REFUSALS.has(line.errorClass ?? "")) return write(JSON.stringify(line));
    const kind = kindOf(line);
    const second = seconds.get(kind);
    if (second === undefined) {
      seconds.set(kind, { endsAt: now + SECOND });
      return write(JSON.stringify(line));
    }
    const { others } = second;
    const slowest = others && others.durationMs > line.durationMs ? others : line;
    second.others = { ...slowest, count: (others?.count ?? 0) + 1 };
  };
}

/** Returns what a line says but for the one call: function, status, notes and error. */
function kindOf(line: CallLine): string {
  return JSON.stringify({ ...line, correlationId: undefined, durationMs: undefined, waitedMs: undefined });
}
