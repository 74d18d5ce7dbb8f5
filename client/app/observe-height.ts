/**
 * Tells the height of an element now and whenever it is another. Unit: CSS pixels, rounded up.
 * @returns what ends it
 */
export function observeHeight(element: HTMLElement, tell: (heightPx: number) => void): () => void {
  let toldPx: number | undefined;
  const measure = () => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    if (heightPx === toldPx) return;
    toldPx = heightPx;
    tell(heightPx);
  };
  // Now, because a browser lets no observer work in a frame that is out of view.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
