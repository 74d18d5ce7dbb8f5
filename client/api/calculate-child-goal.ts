import type { ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { postJson } from "./post-json.ts";

/** Calculates a child goal. The plan holds no contact data. */
export function calculateChildGoal(plan: ChildGoalPlan, signal: AbortSignal): Promise<GoalResult> {
  return postJson("Calculate", plan, validators.GoalResult, signal);
}
