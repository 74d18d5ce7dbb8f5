/** Id of the panel with the page's results. */
export const RESULTS_ID = "forecast";

/** Scrolls to the results. */
export function showResults(): void {
  const panel = document.getElementById(RESULTS_ID);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
