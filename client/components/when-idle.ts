/** Pause after a page has loaded. Unit: milliseconds. */
const IDLE_MS = 1_500;

/**
 * Calls back a moment after the page has loaded, so that prefetching delays nothing that a visitor waits for; without a
 * connection, once there is one. A timer, because Safari has no requestIdleCallback. @returns a function that ends it
 */
export function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(() => {
      // A fetch that fails now would fail later too, from the browser's memory.
      if (navigator.onLine) callback();
      else window.addEventListener("online", callback, { once: true });
    }, IDLE_MS);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    window.removeEventListener("load", start);
    window.removeEventListener("online", callback);
    clearTimeout(timer);
  };
}
