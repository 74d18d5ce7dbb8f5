import type { SeenPart } from "./messages.ts";

/**
 * Tells which part of a frame the visitor sees, whenever it is another.
 * @returns what tells it at once, as to a calculator that knows nothing yet
 */
export function observeSeenPart(frame: HTMLIFrameElement, tell: (part: SeenPart) => void): () => void {
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
