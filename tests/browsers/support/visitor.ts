import { expect } from "vitest";
import type { Wording } from "#shared/wording/wording.ts";
import type { Hands, Point } from "../hands/hands.ts";
import { type Box, findInPage, type Sight } from "../in-page/find-in-page.ts";
import { plainQuery, type Query, textbox, toldQuery } from "../in-page/query.ts";
import { waitUntil } from "./wait-until.ts";
import type { WatchingProxy } from "./watching-proxy.ts";

/** A visitor who looks at the page and acts by pointer and keys alone. */
export interface Visitor {
  readonly hands: Hands;
  readonly wording: Wording;
  readonly proxy: WatchingProxy;
  /** Folder into which the product writes its mails. */
  readonly outbox: string;
  /** Opens a path of the site. */
  readonly open: (path: string) => Promise<void>;
  /** The result of a function that runs in the page, by its source text. */
  readonly ask: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Returns the state of an element at this moment; null if it is absent. */
  readonly look: (query: Query) => Promise<Sight | null>;
  /** Waits until something is there. */
  readonly see: (query: Query) => Promise<Sight>;
  /** Brings something into view and points at its middle, until it lies still under the pointer. @returns it */
  readonly reach: (query: Query) => Promise<Sight>;
  readonly press: (query: Query) => Promise<void>;
  /** Presses a field, types and goes on by Tab. */
  readonly enter: (field: string | Query, text: string) => Promise<void>;
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function visitorOf(site: Pick<Visitor, "hands" | "wording" | "proxy" | "outbox">): Visitor {
  const { hands, proxy } = site;
  const ask = async <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
    // The page answers what the script says that it does.
  ) => (await hands.evaluate(`(${script})(...${JSON.stringify(args)})`)) as Result;
  const find = (query: Query, brings: boolean) => ask(findInPage, plainQuery(query), brings);
  const see = (query: Query): Promise<Sight> =>
    waitUntil(async () => {
      const sight = await find(query, false);
      if (sight === null) throw new Error(`there is no ${toldQuery(query)}`);
      return sight;
    });
  // An element that was just scrolled is drawn elsewhere a moment later: the browser must report the pointer over it.
  const reach = (query: Query) =>
    waitUntil(async () => {
      const before = await find(query, true);
      if (before === null) throw new Error(`there is no ${toldQuery(query)}`);
      expect(before.coveredBy, `${toldQuery(query)} is covered`).toBe("");
      await hands.moveTo(middleOf(before.box));
      const sight = await see(query);
      expect(sight.isSettled, "fonts are there").toBe(true);
      expect(sight.isPointedAt, `${toldQuery(query)} is under the pointer`).toBe(true);
      expect(sight.box, `${toldQuery(query)} moves`).toEqual(before.box);
      return sight;
    });
  const press = async (query: Query) => {
    const { box } = await reach(query);
    await hands.press(middleOf(box));
  };
  return {
    ...site,
    open: (path) => hands.open(`${proxy.origin}${path}`),
    ask,
    look: (query) => find(query, false),
    see,
    reach,
    press,
    enter: async (field, text) => {
      await press(typeof field === "string" ? textbox(field) : field);
      await hands.type(text);
      await hands.strike("Tab");
    },
  };
}
