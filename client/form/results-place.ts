/** Names the panel of the page's results, to lead there. */
export const RESULTS_ID = "forecast";

/** Leads to the results. */
export function showResults(): void {
  const panel = document.getElementById(RESULTS_ID);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
