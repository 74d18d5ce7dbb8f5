import { type FrameMessage, posted, readHostMessage, type SeenPart } from "#client/embed/messages.ts";

/** The page of a partner around this one. */
export interface HostPage {
  readonly tell: (message: FrameMessage) => void;
}

/** The host page once it has introduced itself, as a store for `useSyncExternalStore`. */
export interface HostPageStore {
  readonly current: () => HostPage | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

type FramedWindow = Pick<Window, "addEventListener" | "parent">;

/** Returns whether a window is a frame in another page. */
export function isFramed(window: Pick<Window, "parent" | "self">): boolean {
  return window.parent !== window.self;
}

/**
 * Waits for the host page to introduce itself, by a message because a referrer may be withheld. No other page is told.
 * @param partnerOrigins origins of the host pages that may receive messages
 * @param showPart receives the part of this frame that the visitor sees
 */
export function listenForHostPage(
  window: FramedWindow,
  partnerOrigins: ReadonlySet<string>,
  showPart: (part: SeenPart) => void,
): HostPageStore {
  let hostPage: HostPage | undefined;
  const listeners = new Set<() => void>();
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || !partnerOrigins.has(origin)) return;
    const message = readHostMessage(data);
    if (message?.type === "scrolled") showPart(message);
    if (message?.type !== "hello") return;
    hostPage = { tell: (message) => window.parent.postMessage(posted(message), origin) };
    for (const listener of listeners) listener();
  });
  return {
    current: () => hostPage,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
