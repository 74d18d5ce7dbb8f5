import * as validators from "#shared/contract/generated/validators.js";
import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { GoalResult } from "#shared/contract/schemas/results.ts";
import { postJson } from "./post-json.ts";

/** Calculates a child goal. The plan holds no contact data. */
export function calculateChildGoal(plan: ChildGoalPlan, signal: AbortSignal): Promise<GoalResult> {
  return postJson("Calculate", plan, isGoalResult, signal);
}

function isGoalResult(answer: unknown): answer is GoalResult {
  return validators.GoalResult(answer);
}
