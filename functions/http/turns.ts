import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import type { Call } from "./endpoint.ts";
import { overloaded } from "./http-problem.ts";

interface TurnsOptions {
  /** Maximum number of concurrent pieces of work. */
  readonly places: number;
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
  /** Number of connection and file events that the process has handled so far. */
  readonly eventsHandled: () => number;
}

/** Works in turn. @throws {HttpProblem} 503 if a call would wait too long, at once if that is foreseeable */
export type InTurn = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/** Expected duration of a piece of work before any has finished, milliseconds. */
const FIRST_EXPECTATION_MS = 10;

/** Weight of the last piece of work in the expected duration of the next. */
const WEIGHT_OF_LAST = 0.1;

/** Longest reading before the process works, whatever else there is to read. Unit: ms. */
const LONGEST_READING_MS = 200;

/** Least share of the preceding reading time for which the process works. */
const SHARE_OF_WORK = 0.5;

/**
 * Makes a queue for concurrent requests, in order of arrival. The event loop turns between pieces of work, so that all
 * requests that have arrived are read before the next one. Those that would wait too long are refused at once and
 * cheaply.
 * @returns adds calls to the queue, given the longest wait that they accept, milliseconds since their arrival
 */
export function createTurns({
  places,
  elapsed,
  eventsHandled,
}: TurnsOptions): (longestWaitMs: number) => InTurn {
  // One error for all refusals: creating one with its stack is the most expensive part of a refusal.
  const refusal = overloaded();
  const line: (() => void)[] = [];
  let atWork = 0;
  let expectedMs = FIRST_EXPECTATION_MS;
  /** Duration of the last reading, and the time at which work last began, milliseconds. */
  let readingMs = 0;
  let workingSince = 0;

  /** Expected waiting time of a call that arrives now, milliseconds. */
  function waitAhead(): number {
    return (Math.max(0, atWork + line.length + 1 - places) * expectedMs) / places;
  }

  /** @throws {HttpProblem} if there is none within a time, milliseconds */
  async function takePlace(withinMs: number): Promise<void> {
    if (atWork < places) {
      atWork++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(next), 1);
        reject(refusal);
      }, withinMs);
      line.push(next);
    });
  }

  /**
   * Lets the event loop turn until there is nothing more to read; Node accepts one connection per turn. If that took
   * long, the process works for a while before it reads again, because refusing many requests would leave no time to
   * serve any.
   */
  async function letRead(): Promise<void> {
    const before = elapsed();
    if (before - workingSince < SHARE_OF_WORK * readingMs) return;
    let handled: number;
    do {
      handled = eventsHandled();
      await turnOfEventLoop();
    } while (eventsHandled() > handled && elapsed() - before < LONGEST_READING_MS);
    workingSince = elapsed();
    readingMs = workingSince - before;
  }

  /** Gives a free place to the next in the queue. */
  function leavePlace(): void {
    const next = line.shift();
    if (next === undefined) atWork--;
    else next();
  }

  return (longestWaitMs) => async (call, work) => {
    const waitedMs = () => elapsed() - call.arrivedAt;
    // A call that finds a free place is always served, however long reading took, so that work never stops.
    const isLate = (waitMs: number) => mustWait && waitMs > longestWaitMs;
    const mustWait = atWork >= places;
    if (isLate(waitedMs() + waitAhead())) throw refusal;
    await takePlace(longestWaitMs - waitedMs());
    const taken = elapsed();
    try {
      await letRead();
      call.note({ waitedMs: Math.round(waitedMs()) });
      if (isLate(waitedMs())) throw refusal;
      const result = await work();
      // Only successes count: a rejection takes no time, and many of them would make the estimate too low.
      expectedMs += WEIGHT_OF_LAST * (elapsed() - taken - expectedMs);
      return result;
    } finally {
      leavePlace();
    }
  };
}
