import { useSyncExternalStore } from "react";

/** From this width on, results are beside the form, as in CalculatorLayout.module.css. */
const WIDE = "(min-width: 64em)";

/** Returns whether the window has room for results beside the form, and draws again when that changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
