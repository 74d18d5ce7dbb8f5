import type { FormMemory } from "#client/features/plan/use-plan-form.ts";
import type { Outcome } from "#client/features/plan/use-recalculation.ts";
import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { INITIAL_PENSION_DRAFT, type PensionDraft } from "./pension-draft.ts";

/** The form as it was left and its last result, for the way back; nothing is stored in the browser. */
export const PENSION_MEMORY: FormMemory<PensionDraft> & { outcome?: Outcome<PensionPlan, RetirementResult> } =
  {
    draft: INITIAL_PENSION_DRAFT,
    visited: new Set(),
  };
