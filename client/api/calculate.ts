import * as validators from "#shared/contract/generated/validators.js";
import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { GoalResult, MultiGoalResult, RetirementResult } from "#shared/contract/schemas/results.ts";
import { postJson } from "./post-json.ts";

/** Calculates a pension. The plan holds no contact data: the calculation never gets to know who asks. */
export function calculatePension(plan: PensionPlan, signal: AbortSignal): Promise<RetirementResult> {
  return postJson("Calculate", plan, isRetirementResult, signal);
}

/** Calculates a child goal, without contact data as above. */
export function calculateChildGoal(plan: ChildGoalPlan, signal: AbortSignal): Promise<GoalResult> {
  return postJson("Calculate", plan, isGoalResult, signal);
}

/** Calculates several child goals saved for together, and each of them alone. */
export function calculateKidsSaver(plan: KidsSaverPlan, signal: AbortSignal): Promise<MultiGoalResult> {
  return postJson("CalculateMultiGoal", plan, isMultiGoalResult, signal);
}

function isRetirementResult(answer: unknown): answer is RetirementResult {
  return validators.RetirementResult(answer);
}

function isGoalResult(answer: unknown): answer is GoalResult {
  return validators.GoalResult(answer);
}

function isMultiGoalResult(answer: unknown): answer is MultiGoalResult {
  return validators.MultiGoalResult(answer);
}
