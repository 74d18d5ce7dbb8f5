import * as validators from "#shared/contract/generated/validators.js";
import type { KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import type { MultiGoalResult } from "#shared/contract/schemas/results.ts";
import { postJson } from "./post-json.ts";

/** Calculates several child goals saved for together, and each of them alone. The plan holds no contact data. */
export function calculateKidsSaver(plan: KidsSaverPlan, signal: AbortSignal): Promise<MultiGoalResult> {
  return postJson("CalculateMultiGoal", plan, isMultiGoalResult, signal);
}

function isMultiGoalResult(answer: unknown): answer is MultiGoalResult {
  return validators.MultiGoalResult(answer);
}
