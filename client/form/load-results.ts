/** What draws results and asks what would change them: loaded beside the first calculation, as there are none before. */
export function loadResults() {
  return import("./results-view.ts");
}
