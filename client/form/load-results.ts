import { loadTexts } from "#client/components/load-wording.ts";

/** What draws results, tells them and asks what would change them: loaded beside the first calculation, as there are none before. */
export async function loadResults() {
  const [view] = await Promise.all([import("./results-view.ts"), loadTexts("results")]);
  return view;
}
