import { loadTexts } from "#client/components/load-wording.ts";
import type { Insights } from "#shared/contract/insights.ts";

/** Loads what shows results and asks for insights: once a form is idle, or beside the first calculation. */
export async function loadResults() {
  const [view] = await Promise.all([import("./results-view.ts"), loadTexts("results")]);
  return view;
}

/** Asks which changes would move the answer to a plan. */
export async function askInsights(plan: unknown, signal: AbortSignal): Promise<Insights> {
  const view = await loadResults();
  return view.askInsights(plan, signal);
}
