import { type FrameMessage, posted, readHostMessage, type SeenPart } from "#client/embed/messages.ts";

/** The page of a partner around this one. */
export interface HostPage {
  readonly tell: (message: FrameMessage) => void;
}

/** The page around this one, as far as it has introduced itself, in the shape that React follows. */
export interface HostPageStore {
  readonly current: () => HostPage | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

type FramedWindow = Pick<Window, "addEventListener" | "parent">;

/** Whether a window is a frame in another page. */
export function isFramed(window: Pick<Window, "parent" | "self">): boolean {
  return window.parent !== window.self;
}

/**
 * Waits for the page around a window to introduce itself. The browser tells the origin of its message, as a referrer may
 * be withheld; nothing is told to a page of another origin, or to a window that is not the parent.
 * @param partnerOrigins whose pages are told of what happens here
 * @param showPart is given what the visitor sees of this frame
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
