/** What draws results: loaded beside the first calculation, as there are none before. */
export function loadResults() {
  return import("./results-view.ts");
}
