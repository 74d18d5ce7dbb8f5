import type { LoadInsightsGuard } from "#client/api/calculations.ts";
import { loadTexts } from "#client/components/load-wording.ts";
import { loadable } from "#client/components/loadable.ts";

/** Loads what shows results and asks for insights: once a form is idle, or beside the first calculation. */
export async function loadResults() {
  const [view] = await Promise.all([import("./results-view.ts"), loadTexts("results")]);
  return view;
}

/** Asks which changes would move the answer to a plan. */
export async function askInsights<I>(
  plan: unknown,
  loadGuard: LoadInsightsGuard<I>,
  signal: AbortSignal,
): Promise<I> {
  const view = await loadResults();
  return view.askInsights(plan, loadGuard, signal);
}

/** Finds the values with which a plan reaches its target in the insights of most calculators. */
export const TARGET_MARKS = loadable(async () => (await loadResults()).insightMarks);
