import type { PlanMemory } from "#client/form/plan-memory.ts";
import { validatePensionForm } from "#shared/pension/form.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { INITIAL_PENSION_DRAFT, type PensionDraft } from "./pension-draft.ts";

/** The form as it was left and its last result, for the way back. */
export const PENSION_MEMORY: PlanMemory<PensionDraft, PensionForm, PensionPlan, RetirementResult> = {
  name: "pension",
  initial: INITIAL_PENSION_DRAFT,
  validateForm: validatePensionForm,
};
