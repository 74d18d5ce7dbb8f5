/**
 * Calls back at the next frame after an element has got another size, and once at first.
 *
 * Not within the observer's own callback: what that changes of the layout is observed again in the same frame, which
 * WebKit reports as an error ("ResizeObserver loop completed with undelivered notifications").
 * @returns ends it
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
