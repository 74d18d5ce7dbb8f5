/** Names the panel of the page's results, to lead there. */
export const RESULTS_ID = "forecast";

/** Leads to the results. */
export function showResults(): void {
  const panel = document.getElementById(RESULTS_ID);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}

/** Where the results are for who is at an element: on a wide window beside it, where they stay in view. */
export function placeOfResults(element: Element): "beside" | "apart" | "nowhere" {
  const results = document.getElementById(RESULTS_ID)?.getBoundingClientRect();
  if (results === undefined) return "nowhere";
  const { left, right } = element.getBoundingClientRect();
  return results.left >= right || results.right <= left ? "beside" : "apart";
}
