import {
  type FrameMessage,
  posted,
  readHostMessage,
  type SeenPart,
  type Wishes,
} from "#client/embed/messages.ts";
import type { Messages } from "./framed.ts";

/** The page of a partner around this one. */
export interface HostPage {
  readonly tell: (message: FrameMessage) => void;
  /** Unset until it has asked for something. */
  readonly wishes?: Wishes;
}

/** The host page once it has introduced itself, as a store for `useSyncExternalStore`. */
export interface HostPageStore {
  readonly current: () => HostPage | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Waits for the host page to introduce itself, by a message because a referrer may be withheld. No other page is told.
 * @param messages posted to this window
 * @param partnerOrigins origins of the host pages that may receive messages
 * @param showPart receives the part of this frame that the visitor sees
 */
export function listenForHostPage(
  messages: Messages,
  { parent }: Pick<Window, "parent">,
  partnerOrigins: ReadonlySet<string>,
  showPart: (part: SeenPart) => void,
): HostPageStore {
  let hostPage: HostPage | undefined;
  const listeners = new Set<() => void>();
  const change = (next: HostPage) => {
    hostPage = next;
    for (const listener of listeners) listener();
  };
  messages(({ source, origin, data }) => {
    if (source !== parent || !partnerOrigins.has(origin)) return;
    const message = readHostMessage(data);
    if (message?.type === "scrolled") showPart(message);
    if (message?.type === "wished" && hostPage) change({ ...hostPage, wishes: message });
    if (message?.type !== "hello") return;
    change({ ...hostPage, tell: (message) => parent.postMessage(posted(message), origin) });
  });
  return {
    current: () => hostPage,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
