import { calculateWith } from "#client/api/calculations.ts";
import { loadable } from "#client/components/loadable.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { PENSION_CALCULATION } from "#shared/pension/form.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import {
  draftOf,
  faultsOf,
  formOf,
  INITIAL_PENSION_DRAFT,
  type PensionDraft,
  planFaultsOf,
  planOf,
  withProposal,
} from "./pension-draft.ts";

const RESULT_BLOCKS = loadable(async () => (await import("#shared/pension/results.ts")).pensionResultBlocks);
const INSIGHT_BLOCKS = loadable(
  async () => (await import("#shared/pension/insight-blocks.ts")).pensionInsightBlocks,
);

/** Returns the pension calculator from its form to its results. */
export function pensionDefinition(
  start: PlanMonth,
): FormDefinition<PensionDraft, PensionForm, PensionPlan, RetirementResult> {
  return {
    calculator: "pension",
    start,
    initial: INITIAL_PENSION_DRAFT,
    draftOf,
    formOf,
    findFaults: faultsOf,
    planOf,
    planFaultsOf,
    withProposal,
    calculate: calculateWith(PENSION_CALCULATION),
    resultBlocks: RESULT_BLOCKS,
    insightBlocks: INSIGHT_BLOCKS,
    labels: () => ({}),
  };
}
