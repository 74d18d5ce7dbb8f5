/** Receives every message that is posted to this window, from the first on. */
export type Messages = (handle: (message: MessageEvent) => void) => void;

/** Returns whether a window is a frame in another page. */
export function isFramed(window: Pick<Window, "parent" | "self">): boolean {
  return window.parent !== window.self;
}

/** Keeps messages until the code that handles them is loaded: a page introduces itself as soon as the frame has loaded. */
export function keepMessages(window: Pick<Window, "addEventListener">): Messages {
  const kept: MessageEvent[] = [];
  let handle = (message: MessageEvent) => {
    kept.push(message);
  };
  window.addEventListener("message", (message) => handle(message));
  return (next) => {
    handle = next;
    kept.forEach(next);
  };
}
