import { askInsights as askServer, type LoadInsightsGuard } from "#client/api/calculations.ts";
import { loadedPreview } from "./use-preview.ts";

/** Asks which changes would move the answer to a plan: the device if it has a preview of the plan, else the server. */
export async function askInsights<I>(
  plan: unknown,
  loadGuard: LoadInsightsGuard<I>,
  signal: AbortSignal,
): Promise<I> {
  const insights = await loadedPreview()?.insights(plan, signal);
  return (insights as I | undefined) ?? askServer(plan, loadGuard, signal);
}
