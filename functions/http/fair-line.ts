/** One that waits for its turn. */
export interface InLine {
  /** The address or network it came from; all of whom none is known are one client. */
  readonly client: string | undefined;
  /** Expected duration of its work, milliseconds. */
  readonly expectedMs: number;
}

/** Work that waits, in an order of its own. */
interface Waiting<T> {
  readonly length: number;
  /** Sum of the expected durations, milliseconds. */
  readonly expectedMs: number;
  readonly join: (one: T) => void;
  /** Takes out the one that is served next; undefined if nobody waits. */
  readonly next: () => T | undefined;
  /** Takes out one that waits no longer, and returns whether it was there. */
  readonly leave: (one: T) => boolean;
  /** Takes out the one that is the first to find no room. */
  readonly takeLast: () => T | undefined;
  /** Counts work that was done for one of these against its turn, milliseconds. */
  readonly charge: (one: InLine, ms: number) => void;
  /** Expected duration of all work before that of one that joins now, milliseconds. */
  readonly aheadMs: (one: InLine) => number;
}

/** Time of work after which it is another's turn, milliseconds. */
const TURN_MS = 10;

/** Work in order of arrival. */
class InOrder<T extends InLine> implements Waiting<T> {
  readonly #all: T[] = [];
  expectedMs = 0;

  get length(): number {
    return this.#all.length;
  }

  join(one: T): void {
    this.#all.push(one);
    this.expectedMs += one.expectedMs;
  }

  next(): T | undefined {
    return this.#takeAt(0);
  }

  leave(one: T): boolean {
    return this.#takeAt(this.#all.indexOf(one)) !== undefined;
  }

  takeLast(): T | undefined {
    return this.#takeAt(this.length - 1);
  }

  charge(): void {
    // Whoever comes first is served first, however long that takes.
  }

  aheadMs(): number {
    return this.expectedMs;
  }

  #takeAt(position: number): T | undefined {
    const [taken] = position < 0 ? [] : this.#all.splice(position, 1);
    this.expectedMs -= taken?.expectedMs ?? 0;
    return taken;
  }
}

/** What waits of one of those who take turns. */
interface Share<T> {
  readonly waiting: Waiting<T>;
  /** What is left of its turn, milliseconds; below zero if its work took longer, which its next turns make up for. */
  leftMs: number;
}

/**
 * Work of many who take turns of equal time, so that one with long work comes less often. Only those that wait are
 * remembered.
 */
class InTurns<T extends InLine> implements Waiting<T> {
  /** In the order of their turns. */
  readonly #shares = new Map<string | undefined, Share<T>>();
  readonly #ownerOf: (one: InLine) => string | undefined;
  readonly #newShare: () => Waiting<T>;
  length = 0;
  expectedMs = 0;

  /** @param ownerOf who takes turns @param newShare the order within a turn */
  constructor(ownerOf: (one: InLine) => string | undefined, newShare: () => Waiting<T>) {
    this.#ownerOf = ownerOf;
    this.#newShare = newShare;
  }

  /** Adds one to the share of its owner; a new owner comes last. */
  join(one: T): void {
    const owner = this.#ownerOf(one);
    const share = this.#shares.get(owner) ?? { waiting: this.#newShare(), leftMs: TURN_MS };
    this.#shares.set(owner, share);
    share.waiting.join(one);
    this.length++;
    this.expectedMs += one.expectedMs;
  }

  next(): T | undefined {
    for (const [owner, share] of this.#shares) {
      if (share.leftMs > 0) return this.#taken(share.waiting.next());
      // An owner that is added again comes last, and the loop returns to it.
      share.leftMs += TURN_MS;
      this.#shares.delete(owner);
      this.#shares.set(owner, share);
    }
    return undefined;
  }

  leave(one: T): boolean {
    const isHere = this.#shareOf(one)?.waiting.leave(one) ?? false;
    if (isHere) this.#taken(one);
    return isHere;
  }

  /** The last of the owner that has most in line; of several, of the one whose turn comes last. */
  takeLast(): T | undefined {
    let longest: Share<T> | undefined;
    for (const share of this.#shares.values()) {
      if (share.waiting.length >= (longest?.waiting.length ?? 0)) longest = share;
    }
    return this.#taken(longest?.waiting.takeLast());
  }

  /** It costs nothing while nobody else waits. */
  charge(one: InLine, ms: number): void {
    const share = this.#shareOf(one);
    if (share === undefined) return;
    if (this.#shares.size > 1) share.leftMs -= ms;
    share.waiting.charge(one, ms);
  }

  /** What is ahead of it in its owner's share, and of each other's as much and a turn. */
  aheadMs(one: InLine): number {
    const own = this.#shareOf(one);
    const ownMs = own?.waiting.aheadMs(one) ?? 0;
    let aheadMs = ownMs;
    for (const share of this.#shares.values()) {
      if (share !== own) aheadMs += Math.min(share.waiting.expectedMs, ownMs + TURN_MS);
    }
    return aheadMs;
  }

  #shareOf(one: InLine): Share<T> | undefined {
    return this.#shares.get(this.#ownerOf(one));
  }

  #taken(one: T | undefined): T | undefined {
    if (one === undefined) return undefined;
    this.length--;
    this.expectedMs -= one.expectedMs;
    if (this.#shareOf(one)?.waiting.length === 0) this.#shares.delete(this.#ownerOf(one));
    return one;
  }
}

/**
 * A line in which sites take turns, and the clients of a site within its turns, however many pieces of work each of them
 * has in it. Those of one client are served in order of arrival.
 */
export class FairLine<T extends InLine> extends InTurns<T> {
  /** @param siteOf the site that a client is part of, as providers assign networks */
  constructor(siteOf: (client: InLine["client"]) => InLine["client"]) {
    super(
      ({ client }) => siteOf(client),
      () =>
        new InTurns(
          ({ client }) => client,
          () => new InOrder(),
        ),
    );
  }
}
