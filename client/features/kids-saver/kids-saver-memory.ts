import type { PlanMemory } from "#client/form/plan-memory.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { validateKidsSaverForm } from "#shared/kids-saver/form.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { initialKidsSaverDraft, type KidsSaverDraft } from "./kids-saver-draft.ts";

type KidsSaverMemory = PlanMemory<KidsSaverDraft, KidsSaverForm, KidsSaverPlan, MultiGoalResult>;

let memory: KidsSaverMemory | undefined;

/** The form as it was left and its last result: one for both of its pages, and for the way back. */
export function kidsSaverMemory(start: PlanMonth): KidsSaverMemory {
  memory ??= {
    name: "kidsSaver",
    initial: initialKidsSaverDraft(start),
    validateForm: validateKidsSaverForm,
  };
  return memory;
}
