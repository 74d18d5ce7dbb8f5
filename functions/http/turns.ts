import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import type { Call } from "./endpoint.ts";
import { FairLine, type InLine } from "./fair-line.ts";
import { overloaded } from "./http-problem.ts";

interface TurnsOptions {
  /** Maximum number of concurrent pieces of work. */
  readonly places: number;
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
  /** Number of connection and file events that the process has handled so far. */
  readonly eventsHandled: () => number;
  /** The site that a client is part of, as providers assign networks. */
  readonly siteOf: (client: string | undefined) => string | undefined;
}

/** A kind of work. */
interface Kind {
  /** Longest wait that its calls accept since their arrival, milliseconds. */
  readonly longestWaitMs: number;
  /** Expected duration of a piece of work before any has finished, milliseconds. */
  readonly firstExpectedMs: number;
}

/** Work that is done in turn: clients take turns, so that none waits for all that another has in line. */
export interface InTurn {
  /** Reads and checks what a call sends. @throws {HttpProblem} 503, without reading, if it would foreseeably wait too long */
  readonly read: <T>(call: Call, read: () => Promise<T>) => Promise<T>;
  /** Works when it is the call's turn. @throws {HttpProblem} 503 if it would wait too long, at once if that is foreseeable */
  readonly work: <T>(call: Call, work: () => Promise<T>) => Promise<T>;
}

/** A call that waits for a place. */
interface WaitingCall extends InLine {
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Maximum number of calls that wait: more than a process serves in the longest wait. */
const MAXIMUM_WAITING = 2_000;

/** Average duration of a piece of work before any has finished, milliseconds. */
const FIRST_WORK_MS = 10;

/** Weight of the last piece of work in what is expected of the next. */
const WEIGHT_OF_LAST = 0.1;

/** Longest reading before the process works, whatever else there is to read. Unit: ms. */
const LONGEST_READING_MS = 200;

/** Least share of the preceding reading time for which the process works. */
const SHARE_OF_WORK = 0.5;

/**
 * Makes a line for concurrent requests, in which sites take turns, and the clients of each. The event loop turns between
 * pieces of work, so that all requests that have arrived are read before the next one. Those that would wait too long are
 * refused at once and cheaply.
 * @returns adds a kind of work to the line; each learns how long it takes
 */
export function createTurns({
  places,
  elapsed,
  eventsHandled,
  siteOf,
}: TurnsOptions): (kind: Kind) => InTurn {
  // One error for all refusals: creating one with its stack is the most expensive part of a refusal.
  const refusal = overloaded();
  const line = new FairLine<WaitingCall>(siteOf);
  /** Calls that are being read, whose work follows. */
  const beingRead = new FairLine<InLine>(siteOf);
  let atWork = 0;
  /** Recent averages for a piece of work of any kind: its duration, and the reading before it, milliseconds. */
  let usualWorkMs = FIRST_WORK_MS;
  let usualReadingMs = 0;
  /** Duration of the last reading, and the time at which work last began, milliseconds. */
  let readingMs = 0;
  let workingSince = 0;

  /** Expected waiting time of a call that finds no free place, milliseconds. */
  function waitAhead(one: InLine): number {
    // Each place is free after as much work as the call itself expects; all of it takes longer by what is read meanwhile.
    const aheadMs = line.aheadMs(one) + beingRead.aheadMs(one);
    return ((one.expectedMs + aheadMs) / places) * (1 + usualReadingMs / usualWorkMs);
  }

  /** @throws {HttpProblem} if there is none within a time, milliseconds, or the line is full */
  async function takePlace(inLine: InLine, withinMs: number): Promise<void> {
    if (atWork < places) {
      atWork++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const ending = (end: () => void) => () => {
        clearTimeout(timer);
        end();
      };
      const waiting = { ...inLine, start: ending(resolve), refuse: ending(() => reject(refusal)) };
      const timer = setTimeout(() => {
        line.leave(waiting);
        reject(refusal);
      }, withinMs);
      line.join(waiting);
      if (line.length > MAXIMUM_WAITING) line.takeLast()?.refuse();
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

  /** Gives a free place to the next in the line. */
  function leavePlace(): void {
    const next = line.next();
    if (next === undefined) atWork--;
    else next.start();
  }

  return ({ longestWaitMs, firstExpectedMs }) => {
    let expectedMs = firstExpectedMs;
    const waitedMs = ({ arrivedAt }: Call) => elapsed() - arrivedAt;
    const inLine = ({ client }: Call): InLine => ({ client, expectedMs });
    const admit = (call: Call) => {
      const isLate = waitedMs(call) + waitAhead(inLine(call)) > longestWaitMs;
      if (atWork >= places && isLate) throw refusal;
    };
    return {
      read: async (call, read) => {
        admit(call);
        const reading = inLine(call);
        beingRead.join(reading);
        try {
          return await read();
        } finally {
          beingRead.leave(reading);
        }
      },
      work: async (call, work) => {
        admit(call);
        const mustWait = atWork >= places;
        const waiting = inLine(call);
        await takePlace(waiting, longestWaitMs - waitedMs(call));
        const taken = elapsed();
        try {
          await letRead();
          call.note({ waitedMs: Math.round(waitedMs(call)) });
          // A call that found a free place is always served, however long reading took, so that work never stops.
          if (mustWait && waitedMs(call) > longestWaitMs) throw refusal;
          const started = elapsed();
          usualReadingMs = learned(usualReadingMs, started - taken);
          try {
            return await work();
          } finally {
            const workMs = elapsed() - started;
            line.charge(waiting, workMs);
            expectedMs = learned(expectedMs, workMs);
            usualWorkMs = learned(usualWorkMs, workMs);
          }
        } finally {
          leavePlace();
        }
      },
    };
  };
}

function learned(expected: number, last: number): number {
  return expected + WEIGHT_OF_LAST * (last - expected);
}
