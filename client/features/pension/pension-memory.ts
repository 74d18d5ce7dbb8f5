import type { PlanMemory } from "#client/features/plan/plan-memory.ts";
import type { PensionForm, PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { validatePensionForm } from "#shared/contract/validate-plan.ts";
import { INITIAL_PENSION_DRAFT, type PensionDraft } from "./pension-draft.ts";

/** The form as it was left and its last result, for the way back. */
export const PENSION_MEMORY: PlanMemory<PensionDraft, PensionForm, PensionPlan, RetirementResult> = {
  name: "pension",
  initial: INITIAL_PENSION_DRAFT,
  validateForm: validatePensionForm,
};
