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
  /** The origin of the calculators. */
  readonly origin: string;
  readonly smartSaverUrl: string;
}

type Handlers = {
  readonly [Type in FrameMessage["type"]]: (message: Extract<FrameMessage, { type: Type }>) => void;
};

/**
 * Introduces the page to the calculator in the frame and tells it what the visitor sees of it, and does as the
 * calculator tells: the frame grows with its content, and stands at its top when another page is opened. Only messages
 * of that very frame and origin count.
 * @param tell what the page may learn
 */
export function followFrame(
  { frame, origin, smartSaverUrl }: Followed,
  tell: (event: string, detail: object) => void,
): void {
  const post = (message: HostMessage) => frame.contentWindow?.postMessage(posted(message), origin);
  let currentPage: PageName | undefined;
  let tellSeenPart: (() => void) | undefined;
  const handlers: Handlers = {
    resized: ({ heightPx }) => {
      frame.style.height = `${heightPx}px`;
      tellSeenPart?.();
      tell("resized", { heightPx });
    },
    navigated: ({ page }) => {
      if (currentPage === undefined) {
        // Not before: until it answers there may be another page in the frame, as one that says that this is refused.
        tellSeenPart = observeSeenPart(frame, (part) => post({ type: "scrolled", ...part }));
        tell("ready", {});
      } else if (currentPage !== page) showTop(frame);
      currentPage = page;
      tellSeenPart?.();
      tell("navigated", { page });
    },
    leaving: () => window.location.assign(smartSaverUrl),
  };
  window.addEventListener("message", ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const message = readFrameMessage(data);
    if (message !== undefined) handle(handlers, message);
  });
  // At every load: a calculator that is loaded again has forgotten who is around it.
  frame.addEventListener("load", () => post({ type: "hello" }));
}

function handle<Type extends FrameMessage["type"]>(
  handlers: Handlers,
  message: Extract<FrameMessage, { type: Type }>,
): void {
  handlers[message.type](message);
}

/** A page that starts in view stays where it is. */
function showTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: "start" });
}

/**
 * Tells which part of a frame the visitor sees, whenever it is another.
 * @returns what tells it at once, as to a calculator that knows nothing yet
 */
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
  // Whatever scrolls: the events of elements do not bubble.
  window.addEventListener("scroll", tellChange, { capture: true, passive: true });
  window.addEventListener("resize", tellChange);
  return tellNow;
}

function seenPart(frame: HTMLIFrameElement): SeenPart {
  const { top, bottom, height } = frame.getBoundingClientRect();
  const within = (px: number) => Math.round(Math.min(Math.max(px, 0), height));
  return { hiddenAbovePx: within(-top), hiddenBelowPx: within(bottom - window.innerHeight) };
}
