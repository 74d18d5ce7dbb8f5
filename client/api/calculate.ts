import type { Calculation } from "#shared/contract/calculation.ts";
import { postJson } from "./post-json.ts";

/** Asks for the forecast of a plan, which holds no contact data: the calculation never gets to know who asks. */
export function calculateWith<Plan, Result>({ endpoint, isResult }: Calculation<Plan, Result>) {
  return (plan: Plan, signal: AbortSignal): Promise<Result> => postJson(endpoint, plan, isResult, signal);
}
