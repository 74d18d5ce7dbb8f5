/**
 * Calls back in the frame after an element's size has changed, and once at first.
 *
 * It does not call back within the observer's own callback: layout changes made there are observed again in the same
 * frame, which WebKit reports as an error ("ResizeObserver loop completed with undelivered notifications").
 * @returns a function that ends it
 */
export function observeSize(elements: readonly Element[], onChange: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
