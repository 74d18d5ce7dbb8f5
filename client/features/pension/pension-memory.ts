import type { FormMemory } from "#client/features/plan/form-memory.ts";
import type { Outcome } from "#client/features/plan/use-recalculation.ts";
import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { validatePensionForm } from "#shared/contract/validate-plan.ts";
import { INITIAL_PENSION_DRAFT, type PensionDraft } from "./pension-draft.ts";

/** The form as it was left and its last result, for the way back. */
export const PENSION_MEMORY: FormMemory<PensionDraft> & { outcome?: Outcome<PensionPlan, RetirementResult> } =
  {
    name: "pension",
    initial: INITIAL_PENSION_DRAFT,
    validateForm: validatePensionForm,
  };
