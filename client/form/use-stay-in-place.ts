import { type RefObject, useEffect } from "react";

/**
 * Keeps an element where it is in the window while it is the last that was pressed or focused, whatever grows or shrinks
 * above it. Browsers do so themselves, but for Safari.
 */
export function useStayInPlace(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null || CSS.supports("overflow-anchor", "auto")) return;
    const end = new AbortController();
    const topNow = () => element.getBoundingClientRect().top;
    let top = topNow();
    let isInHand = false;
    const remember = () => {
      top = topNow();
    };
    const follow = ({ target }: Event) => {
      const wasInHand = isInHand;
      isInHand = target instanceof Node && element.contains(target);
      // A slider that is pressed moves before it gets the focus.
      if (!wasInHand) remember();
    };
    for (const type of ["pointerdown", "focusin"])
      document.addEventListener(type, follow, { capture: true, signal: end.signal });
    addEventListener("scroll", remember, { passive: true, signal: end.signal });
    const observer = new ResizeObserver(() => {
      if (isInHand) scrollBy({ top: topNow() - top, behavior: "instant" });
      remember();
    });
    observer.observe(document.body);
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [place]);
}
