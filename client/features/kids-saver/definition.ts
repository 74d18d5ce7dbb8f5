import { calculateWith, loadInsightsGuard } from "#client/api/calculations.ts";
import { loadable } from "#client/components/loadable.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import { TARGET_MARKS } from "#client/results/load-results.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { KIDS_SAVER_CALCULATION, kidsSaverOutlay } from "#shared/kids-saver/form.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { fieldLabels } from "./field-labels.ts";
import { draftOf, initialKidsSaverDraft, type KidsSaverDraft } from "./kids-saver-draft.ts";
import { faultsOf, formOf, planFaultsOf, planOf, withProposal } from "./kids-saver-plan.ts";

const RESULT_BLOCKS = loadable(
  async () => (await import("#shared/kids-saver/results.ts")).kidsSaverResultBlocks,
);
const INSIGHT_BLOCKS = loadable(
  async () => (await import("#shared/kids-saver/insight-blocks.ts")).kidsSaverInsightBlocks,
);
const FUTURE_TERMS = loadable(
  async () => (await import("#shared/kids-saver/futures.ts")).kidsSaverFutureTerms,
);

/** Returns the Kids Saver from its form to its results. */
export function kidsSaverDefinition(
  start: PlanMonth,
): FormDefinition<KidsSaverDraft, KidsSaverForm, KidsSaverPlan, MultiGoalResult> {
  return {
    calculator: "kidsSaver",
    start,
    initial: initialKidsSaverDraft(start),
    draftOf,
    formOf: (draft) => formOf(draft, start),
    findFaults: faultsOf,
    planOf: (draft, from = start) => planOf(draft, from),
    planFaultsOf: (draft) => planFaultsOf(draft, start),
    withProposal,
    savedIn: "currentAdditional",
    outlayOf: kidsSaverOutlay,
    calculate: calculateWith(KIDS_SAVER_CALCULATION),
    loadInsightsGuard,
    resultBlocks: RESULT_BLOCKS,
    insightBlocks: INSIGHT_BLOCKS,
    targetMarks: TARGET_MARKS,
    futureTerms: FUTURE_TERMS,
    labels: fieldLabels,
  };
}
