import { useSyncExternalStore } from "react";

/** Returns whether the window has room for results beside the form, as in CalculatorLayout.module.css. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia("(min-width: 64em)").matches);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}
