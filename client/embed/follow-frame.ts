import {
  type FrameMessage,
  type HostMessage,
  type PageName,
  posted,
  readFrameMessage,
  type SeenPart,
} from "./messages.ts";

interface Followed {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly smartSaverUrl: string;
}

/**
 * Connects the page and the calculator in its frame, which grows with its content and scrolls to its top when another
 * page opens. Only messages from that frame and origin count. @param tell emits an event to the page
 */
export function followFrame(
  { frame, origin, smartSaverUrl }: Followed,
  tell: (event: string, detail: object) => void,
): void {
  const post = (message: HostMessage) => frame.contentWindow?.postMessage(posted(message), origin);
  let currentPage: PageName | undefined;
  let tellSeenPart: (() => void) | undefined;
  const handle = (message: FrameMessage) => {
    if (message.type === "resized") {
      const { heightPx } = message;
      frame.style.height = `${heightPx}px`;
      tellSeenPart?.();
      tell("resized", { heightPx });
    } else if (message.type === "navigated") {
      const { page } = message;
      if (!currentPage) {
        // Not before its first message: until then the frame may hold another page, such as a refusal.
        tellSeenPart = observeSeenPart(frame, (part) => post({ type: "scrolled", ...part }));
        tell("ready", {});
      } else if (currentPage !== page) showTop(frame);
      currentPage = page;
      tellSeenPart?.();
      tell("navigated", { page });
    } else location.assign(smartSaverUrl);
  };
  addEventListener("message", ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const message = readFrameMessage(data);
    if (message) handle(message);
  });
  // At every load: a reloaded calculator no longer knows its host page.
  frame.addEventListener("load", () => post({ type: "hello" }));
}

/** Scrolls to the top of the frame, unless it is already in view. */
function showTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: "start" });
}

/** Reports the part of a frame in view whenever it changes. @returns a function that reports it at once */
function observeSeenPart(frame: HTMLIFrameElement, tell: (part: SeenPart) => void): () => void {
  let told: SeenPart | undefined;
  const tellNow = () => {
    told = seenPart(frame);
    tell(told);
  };
  const tellChange = () => {
    const { hiddenAbovePx, hiddenBelowPx } = seenPart(frame);
    if (hiddenAbovePx !== told?.hiddenAbovePx || hiddenBelowPx !== told.hiddenBelowPx) tellNow();
  };
  // Captures the scrolling of any element, whose events do not bubble.
  addEventListener("scroll", tellChange, { capture: true, passive: true });
  addEventListener("resize", tellChange);
  return tellNow;
}

function seenPart(frame: HTMLIFrameElement): SeenPart {
  const { top, bottom, height } = frame.getBoundingClientRect();
  const within = (px: number) => Math.round(Math.min(Math.max(px, 0), height));
  return { hiddenAbovePx: within(-top), hiddenBelowPx: within(bottom - innerHeight) };
}
