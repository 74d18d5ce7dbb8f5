import { type RefObject, useEffect } from "react";

/** Time after the last touch of an element in which its answer may still move it. Unit: milliseconds. */
const SETTLES_AFTER_MS = 5_000;

/**
 * Keeps an element where it is in the window while it is the last that was pressed or focused, whatever grows or shrinks
 * above it. Browsers do so themselves, but for Safari. It is looked at in every frame: an observer of the page's size would
 * report that others observe sizes too.
 */
export function useStayInPlace(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null || CSS.supports("overflow-anchor", "auto")) return;
    const end = new AbortController();
    const topNow = () => element.getBoundingClientRect().top;
    let top = topNow();
    let settledAt = 0;
    let frame = 0;
    const remember = () => {
      top = topNow();
    };
    const keep = () => {
      const moved = topNow() - top;
      if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
      remember();
      frame = performance.now() < settledAt ? requestAnimationFrame(keep) : 0;
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) {
        settledAt = 0;
        return;
      }
      // A slider that is pressed moves before it gets the focus.
      if (frame === 0) {
        remember();
        frame = requestAnimationFrame(keep);
      }
      settledAt = performance.now() + SETTLES_AFTER_MS;
    };
    for (const type of ["pointerdown", "focusin", "input"])
      document.addEventListener(type, follow, { capture: true, signal: end.signal });
    addEventListener("scroll", remember, { passive: true, signal: end.signal });
    return () => {
      end.abort();
      cancelAnimationFrame(frame);
    };
  }, [place]);
}
