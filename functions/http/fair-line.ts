/** One that waits for its turn. */
export interface InLine {
  /** The address or network it came from; all of whom none is known are one client. */
  readonly client: string | undefined;
  /** Expected duration of its work, milliseconds. */
  readonly expectedMs: number;
}

/** What waits of one client, the first first. */
interface Share<T> {
  readonly waiting: T[];
  /** Sum of their expected durations, milliseconds. */
  waitingMs: number;
  /** What is left of its turn, milliseconds; below zero if its work took longer, which its next turns make up for. */
  leftMs: number;
}

/** Time of work after which it is the next client's turn, milliseconds. */
const TURN_MS = 10;

/**
 * A line in which clients take turns, however many pieces of work each of them has in it: those of one client are served
 * in order of arrival. Turns are of equal time, so a client with long work comes less often. Only clients that wait are
 * remembered, so the maximum length bounds all of it.
 */
export class FairLine<T extends InLine> {
  /** By client, in the order of their turns. */
  readonly #shares = new Map<T["client"], Share<T>>();
  readonly #maximumLength: number;
  #length = 0;

  /** @param maximumLength number of pieces of work of all clients together */
  constructor(maximumLength: number) {
    this.#maximumLength = maximumLength;
  }

  /**
   * Adds one to those of its client; a new client comes last.
   * @returns the one that a full line has no room for, no longer in it: the last of the client that has most in line,
   * which may be the added one
   */
  join(one: T): T | undefined {
    const share = this.#shares.get(one.client) ?? { waiting: [], waitingMs: 0, leftMs: TURN_MS };
    this.#shares.set(one.client, share);
    share.waiting.push(one);
    share.waitingMs += one.expectedMs;
    this.#length++;
    return this.#length > this.#maximumLength ? this.#takeLastOfLongest() : undefined;
  }

  /** Takes out the one whose turn it is; undefined if nobody waits. */
  next(): T | undefined {
    for (const [client, share] of this.#shares) {
      if (share.leftMs > 0) return this.#take(share, 0);
      // A client that is added again comes last, and the loop returns to it.
      share.leftMs += TURN_MS;
      this.#shares.delete(client);
      this.#shares.set(client, share);
    }
    return undefined;
  }

  /** Takes out one that waits no longer. */
  leave(one: T): void {
    const share = this.#shares.get(one.client);
    const position = share?.waiting.indexOf(one) ?? -1;
    if (share !== undefined && position >= 0) this.#take(share, position);
  }

  /** Counts work that was done against the turn of its client, milliseconds. It costs nothing while nobody else waits. */
  charge(client: T["client"], ms: number): void {
    const share = this.#shares.get(client);
    if (share !== undefined && this.#shares.size > 1) share.leftMs -= ms;
  }

  /** Expected duration of all work before that of a client that joins now, milliseconds. */
  aheadMs(client: T["client"]): number {
    return shareAheadMs(client, new Map([...this.#shares].map(([of, { waitingMs }]) => [of, waitingMs])));
  }

  #takeLastOfLongest(): T {
    const [first, ...others] = this.#shares.values();
    let longest = first as Share<T>;
    // Of several, the one whose turn comes last.
    for (const share of others) if (share.waiting.length >= longest.waiting.length) longest = share;
    return this.#take(longest, longest.waiting.length - 1);
  }

  #take(share: Share<T>, position: number): T {
    const [taken] = share.waiting.splice(position, 1) as [T];
    share.waitingMs -= taken.expectedMs;
    this.#length--;
    if (share.waiting.length === 0) this.#shares.delete(taken.client);
    return taken;
  }
}

/**
 * Returns the part of everybody's work that comes before the next of a client, milliseconds: all of its own, and as much of
 * each other's, and a turn.
 * @param expectedMs expected duration of work by client, milliseconds
 */
export function shareAheadMs(
  client: InLine["client"],
  expectedMs: ReadonlyMap<InLine["client"], number>,
): number {
  const ownMs = expectedMs.get(client) ?? 0;
  let aheadMs = ownMs;
  for (const [other, otherMs] of expectedMs) {
    if (other !== client) aheadMs += Math.min(otherMs, ownMs + TURN_MS);
  }
  return aheadMs;
}
