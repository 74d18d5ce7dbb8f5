import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import type { Call } from "./endpoint.ts";
import { overloaded } from "./http-problem.ts";

interface TurnsOptions {
  /** How many pieces of work are done at once. */
  readonly places: number;
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
  /** How many events of connections and files the process has handled so far. */
  readonly eventsHandled: () => number;
}

/**
 * Does the work of a call when its turn has come.
 * @throws {HttpProblem} 503 if it would wait too long, at once as far as that can be foreseen
 */
export type InTurn = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/** What a piece of work is expected to take before one was done, milliseconds. */
const FIRST_EXPECTATION_MS = 10;

/** How much the last piece of work counts in what is expected of the next. */
const WEIGHT_OF_LAST = 0.1;

/** After this the process works, whatever else there is to read. Unit: ms. */
const LONGEST_READING_MS = 200;

/** Works at least for this part of the time that it read before. */
const SHARE_OF_WORK = 0.5;

/**
 * Makes a line for work that many ask for, in the order in which they came. Between pieces of work the event loop turns:
 * work that holds the thread is never done while requests are read, so that all of them are known, and those that would
 * wait too long are told so at once and cheaply.
 * @returns joins the line, with the longest wait that its calls put up with, milliseconds since they arrived
 */
export function createTurns({
  places,
  elapsed,
  eventsHandled,
}: TurnsOptions): (longestWaitMs: number) => InTurn {
  // One for all: an error of its own, with its stack, is the dearest part of a refusal.
  const refusal = overloaded();
  const line: (() => void)[] = [];
  let atWork = 0;
  let expectedMs = FIRST_EXPECTATION_MS;
  /** How long reading took last, and since when there is work again, milliseconds. */
  let readingMs = 0;
  let workingSince = 0;

  /** How long a call that comes now will have to wait, milliseconds. */
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
   * Lets the event loop turn until there is nothing more to read: Node takes one connection a turn. Where that took long, it works for a while before it reads again: else refusing many would leave
   * no time to serve anybody.
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

  /** Hands a place on to the next in line. */
  function leavePlace(): void {
    const next = line.shift();
    if (next === undefined) atWork--;
    else next();
  }

  return (longestWaitMs) => async (call, work) => {
    const waitedMs = () => elapsed() - call.arrivedAt;
    // Who finds a place free is served, however long reading took: so somebody always is.
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
      // Of what succeeded: a refusal takes no time, and many of them would promise too much.
      expectedMs += WEIGHT_OF_LAST * (elapsed() - taken - expectedMs);
      return result;
    } finally {
      leavePlace();
    }
  };
}
