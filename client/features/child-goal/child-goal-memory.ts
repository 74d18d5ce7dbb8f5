import type { PlanMemory } from "#client/form/plan-memory.ts";
import { validateChildGoalForm } from "#shared/child-goal/form.ts";
import type { ChildGoalForm, ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
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
