import type { Insights } from "#shared/contract/insights.ts";
import { postJson } from "./post-json.ts";

/** Asks what would change the answer to a plan, of whichever kind. */
export function askInsights(plan: unknown, signal: AbortSignal): Promise<Insights> {
  const loadGuard = async () => (await import("#shared/contract/generated/Insights.js")).Insights;
  return postJson("CalculateInsights", plan, loadGuard, signal);
}
