import type { PlanMemory } from "#client/features/plan/plan-memory.ts";
import type { ChildGoalForm, ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { GoalResult } from "#shared/contract/schemas/results.ts";
import { validateChildGoalForm } from "#shared/contract/validate-plan.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { type ChildGoalDraft, initialChildGoalDraft } from "./child-goal-draft.ts";

type ChildGoalMemory = PlanMemory<ChildGoalDraft, ChildGoalForm, ChildGoalPlan, GoalResult>;

const MEMORIES = new Map<GoalType, ChildGoalMemory>();

/** The form of a type as it was left and its last result, for the way back. */
export function childGoalMemory(type: GoalType): ChildGoalMemory {
  const known = MEMORIES.get(type);
  if (known !== undefined) return known;
  const memory: ChildGoalMemory = {
    name: type,
    initial: initialChildGoalDraft(type),
    validateForm: (state) => validateChildGoalForm(type, state),
  };
  MEMORIES.set(type, memory);
  return memory;
}
