/** What draws results: loaded beside the first calculation, as there are none before. */
export function loadResults() {
  return import("#client/report/ReportBlocks.tsx");
}
