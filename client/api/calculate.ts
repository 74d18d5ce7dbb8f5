import type { Calculation } from "#shared/contract/calculation.ts";
import { postJson } from "./post-json.ts";

/** Asks for the forecast of a plan, which holds no contact data: the calculation never gets to know who asks. */
export function calculateWith<Result>({ endpoint, loadResultGuard }: Calculation<Result>) {
  return (plan: unknown, signal: AbortSignal): Promise<Result> =>
    postJson(endpoint, plan, loadResultGuard, signal);
}
