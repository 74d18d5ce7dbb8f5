import * as validators from "#shared/contract/generated/validators.js";
import type { KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { postJson } from "./post-json.ts";

/** Calculates several child goals saved for together, and each of them alone. The plan holds no contact data. */
export function calculateKidsSaver(plan: KidsSaverPlan, signal: AbortSignal): Promise<MultiGoalResult> {
  return postJson("CalculateMultiGoal", plan, validators.MultiGoalResult, signal);
}
