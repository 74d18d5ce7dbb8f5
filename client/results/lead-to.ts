import { RESULTS_ID, showResults } from "#client/form/results-place.ts";

/** Leads to the results, from a kept plan that was opened before or far below them. */
export function leadToResults(): void {
  showResults();
}

/** Leads to the first of the levers below the picture. */
export function focusLever(): void {
  document.getElementById(RESULTS_ID)?.querySelector<HTMLElement>('[type="range"]')?.focus();
}
