import { observeSize } from "./observe-size.ts";

/** The elements that a visitor may be about to press. */
const BUTTONS = "button, a[href], summary";

/** What is typed into is read too. */
const ENTRIES = "input:not([type=checkbox], [type=radio], [type=range])";

/** Beside what may be pressed, and beside what is read. Unit: CSS pixels. */
const GAP = 8;
const READING_GAP = 2;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/**
 * Raises an element that stands over the page above every button that it would cover, wherever the page is scrolled, and
 * above what is read where there is room for that.
 * @returns what ends it
 */
export function keepClear(element: HTMLElement): () => void {
  /** By how much it is moved, down. Unit: CSS pixels. */
  let offset = 0;
  const place = () => {
    // Where it would be: to move it there first would have the page laid out twice at each step of scrolling.
    const { left, right, bottom: moved, height } = element.getBoundingClientRect();
    const own = { left, right, bottom: moved - offset, height };
    const buttons = boxesOf(BUTTONS).map((box) => widened(box, GAP));
    const read = [...boxesOf(ENTRIES), ...textBoxes(element)].map((box) => widened(box, READING_GAP));
    // No further up than the middle: who waits looks for it below.
    const bottom =
      clearBottom(own, [...buttons, ...read], window.innerHeight / 2) ??
      clearBottom(own, buttons) ??
      own.bottom;
    if (Math.abs(bottom - moved) < 0.5) return;
    offset = bottom - own.bottom;
    element.style.translate = `0 ${offset}px`;
  };
  const endObserving = observeSize([document.body], place);
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    endObserving();
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
}

function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)]
    .filter(isVisible)
    .map((element) => element.getBoundingClientRect());
}

/** Whether an element is drawn; true where the browser cannot tell, before Safari 17.4. */
function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

/** The lines of text on the page, those of the element itself left out. */
function textBoxes(element: HTMLElement): readonly Box[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: Box[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || element.contains(text) || !parent || !isVisible(parent)) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

function widened({ left, right, top, bottom }: Box, gap: number): Box {
  return { left: left - gap, right: right + gap, top: top - gap, bottom: bottom + gap };
}

/**
 * The lowest edge at which an element of that size covers none of the boxes; undefined where there is no room.
 * @param highest its upper edge is not above that
 */
function clearBottom(
  { left, right, bottom, height }: Omit<Box, "top"> & Pick<DOMRect, "height">,
  boxes: readonly Box[],
  highest = 0,
): number | undefined {
  const near = boxes
    .filter((box) => box.left < right && box.right > left)
    .toSorted((a, b) => b.bottom - a.bottom);
  let edge = bottom;
  for (const box of near) {
    if (box.top < edge && box.bottom > edge - height) edge = box.top;
  }
  return edge - height < highest ? undefined : edge;
}
