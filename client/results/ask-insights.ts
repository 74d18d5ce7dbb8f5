import { askInsights as askServer } from "#client/api/calculations.ts";
import type { Insights } from "#shared/contract/insights.ts";
import { loadedPreview } from "./use-preview.ts";

/** Asks which changes would move the answer to a plan: the device if it has a preview of the plan, else the server. */
export async function askInsights(plan: unknown, signal: AbortSignal): Promise<Insights> {
  const insights = await loadedPreview()?.insights(plan, signal);
  return insights ?? askServer(plan, signal);
}
