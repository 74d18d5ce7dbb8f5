import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import type { Call } from "./endpoint.ts";
import { overloaded } from "./http-problem.ts";

interface TurnsOptions {
  /** How many pieces of work are done at once. */
  readonly places: number;
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
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

/**
 * Makes a line for work that many ask for, in the order in which they came. Between pieces of work the event loop turns:
 * work that holds the thread is never done while requests are read, so that all of them are known, and those that would
 * wait too long are told so at once and cheaply.
 * @returns joins the line, with the longest wait that its calls put up with, milliseconds since they arrived
 */
export function createTurns({ places, elapsed }: TurnsOptions): (longestWaitMs: number) => InTurn {
  const line: (() => void)[] = [];
  let atWork = 0;
  let expectedMs = FIRST_EXPECTATION_MS;
  /** How long the event loop took for its last turn, and since when there is work again, milliseconds. */
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
        reject(overloaded());
      }, withinMs);
      line.push(next);
    });
  }

  /**
   * Lets the event loop turn, so that the process reads what has come. Where that took long, as many came, it works as
   * long before it reads again: else refusing many would leave no time to serve anybody.
   */
  async function letRead(): Promise<void> {
    const before = elapsed();
    if (before - workingSince < readingMs) return;
    await turnOfEventLoop();
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
    if (waitedMs() + waitAhead() > longestWaitMs) throw overloaded();
    await takePlace(longestWaitMs - waitedMs());
    const taken = elapsed();
    try {
      await letRead();
      call.noteWait(waitedMs());
      if (waitedMs() > longestWaitMs) throw overloaded();
      const result = await work();
      // Of what succeeded: a refusal takes no time, and many of them would promise too much.
      expectedMs += WEIGHT_OF_LAST * (elapsed() - taken - expectedMs);
      return result;
    } finally {
      leavePlace();
    }
  };
}
