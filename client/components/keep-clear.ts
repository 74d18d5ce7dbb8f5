/** The elements that a visitor may be about to press. */
const BUTTONS = "button, a[href], summary";

/** Unit: CSS pixels. */
const GAP = 8;

/**
 * Raises an element that stands over the page above every button that it would cover, wherever the page is scrolled.
 * @returns what ends it
 */
export function keepClear(element: HTMLElement): () => void {
  const place = () => {
    element.style.translate = "";
    const own = element.getBoundingClientRect();
    element.style.translate = `0 ${clearBottom(own) - own.bottom}px`;
  };
  const observer = new ResizeObserver(place);
  observer.observe(document.body);
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
}

/** The lowest edge at which an element of that size covers no button; its own where there is no room. */
function clearBottom({ left, right, bottom, height }: DOMRect): number {
  const buttons = [...document.querySelectorAll(BUTTONS)]
    .filter((button) => button.checkVisibility())
    .map((button) => button.getBoundingClientRect())
    .filter((button) => button.left < right + GAP && button.right > left - GAP)
    .toSorted((a, b) => b.bottom - a.bottom);
  let edge = bottom;
  for (const button of buttons) {
    if (button.top < edge + GAP && button.bottom > edge - height - GAP) edge = button.top - GAP;
  }
  return edge < height ? bottom : edge;
}
