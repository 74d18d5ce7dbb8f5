import {
  type FrameMessage,
  type HostMessage,
  type PageName,
  posted,
  readFrameMessage,
  type SeenPart,
  type Wishes,
} from "./messages.ts";

interface Followed {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  /** Names of all calculators. */
  readonly calculators: readonly string[];
  readonly smartSaverUrl: string;
}

export interface FollowedFrame {
  /** Tells the calculator what the page asks of it, now or once it has loaded. */
  readonly wish: (wishes: Wishes) => void;
  /** Ends everything; a frame that is loaded again is followed again. */
  readonly end: () => void;
}

/**
 * Connects the page and the calculator in its frame, which grows with its content and scrolls to its top when another
 * page opens. Only messages from that frame and origin count. @param tell emits an event to the page
 */
export function followFrame(
  { frame, origin, calculators, smartSaverUrl }: Followed,
  first: Wishes,
  tell: (event: string, detail: object) => void,
): FollowedFrame {
  const post = (message: HostMessage) => frame.contentWindow?.postMessage(posted(message), origin);
  let wishes = first;
  let isLoaded = false;
  let currentPage: PageName | undefined;
  let told: SeenPart | undefined;
  let listening = new AbortController();
  const end = () => listening.abort();

  const tellSeenPart = () => {
    // Not before its first page: until then the frame may hold another one, such as a refusal.
    if (!currentPage) return;
    told = seenPart(frame);
    post({ type: "scrolled", ...told });
  };
  const handle = (message: FrameMessage) => {
    const { type, ...detail } = message;
    if (type === "leaving") return location.assign(smartSaverUrl);
    if (message.type === "resized") frame.style.height = `${message.heightPx}px`;
    if (message.type === "navigated") {
      if (!currentPage) tell("ready", {});
      else if (currentPage !== message.page) showTop(frame);
      currentPage = message.page;
    }
    tellSeenPart();
    tell(type, detail);
  };
  const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const message = readFrameMessage(data, calculators);
    if (message) handle(message);
  };
  const onView = () => {
    // An element of the old kind does not learn that it was removed.
    if (!frame.isConnected) return end();
    const { hiddenAbovePx, hiddenBelowPx } = seenPart(frame);
    if (hiddenAbovePx !== told?.hiddenAbovePx || hiddenBelowPx !== told.hiddenBelowPx) tellSeenPart();
  };
  // At every load: a reloaded calculator no longer knows its host page, and a frame that is moved loads again.
  frame.addEventListener("load", () => {
    end();
    listening = new AbortController();
    const { signal } = listening;
    addEventListener("message", onMessage, { signal });
    // Captures the scrolling of any element, whose events do not bubble.
    addEventListener("scroll", onView, { capture: true, passive: true, signal });
    addEventListener("resize", onView, { signal });
    isLoaded = true;
    currentPage = undefined;
    post({ type: "hello" });
    post({ type: "wished", ...wishes });
  });
  const wish = (next: Wishes) => {
    wishes = next;
    if (isLoaded) post({ type: "wished", ...next });
  };
  return { wish, end };
}

/** Scrolls to the top of the frame, unless it is already in view. */
function showTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: "start" });
}

function seenPart(frame: HTMLIFrameElement): SeenPart {
  const { top, bottom, height } = frame.getBoundingClientRect();
  const within = (px: number) => Math.round(Math.min(Math.max(px, 0), height));
  return { hiddenAbovePx: within(-top), hiddenBelowPx: within(bottom - innerHeight) };
}
