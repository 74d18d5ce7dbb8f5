import { calculateWith, loadInsightsGuard } from "#client/api/calculations.ts";
import { loadable } from "#client/components/loadable.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import { TARGET_MARKS } from "#client/results/load-results.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { PENSION_CALCULATION } from "#shared/pension/form.ts";
import { pensionOutlay } from "#shared/pension/plan-values.ts";
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

/** Stand beside the results: there with the first of them, so that they push nothing away. */
export const REPLAY = loadable(async () => (await import("./Replay.tsx")).Replay);
export const LEVERS = loadable(async () => (await import("./levers.ts")).pensionLevers);
const RESULT_BLOCKS = loadable(async () => {
  const [results] = await Promise.all([import("#shared/pension/results.ts"), REPLAY.load(), LEVERS.load()]);
  return results.pensionResultBlocks;
});
const INSIGHT_BLOCKS = loadable(
  async () => (await import("#shared/pension/insight-blocks.ts")).pensionInsightBlocks,
);
const FUTURE_TERMS = loadable(async () => (await import("#shared/pension/futures.ts")).pensionFutureTerms);

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
    savedIn: "currentAdditional",
    outlayOf: pensionOutlay,
    calculate: calculateWith(PENSION_CALCULATION),
    loadInsightsGuard,
    resultBlocks: RESULT_BLOCKS,
    insightBlocks: INSIGHT_BLOCKS,
    targetMarks: TARGET_MARKS,
    futureTerms: FUTURE_TERMS,
    labels: () => ({}),
  };
}
