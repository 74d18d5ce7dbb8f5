import { calculateWith, type LoadInsightsGuard } from "#client/api/calculations.ts";
import { loadable } from "#client/components/loadable.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { FAMILY_CALCULATION } from "#shared/family/form.ts";
import type { FamilyInsights } from "#shared/family/insights-schemas.ts";
import { familyOutlay } from "#shared/family/month.ts";
import type { FamilyForm, FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";
import { draftOf, type FamilyDraft, initialFamilyDraft, inShapeOfDraft } from "./family-draft.ts";
import { faultsOf, formOf, planFaultsOf, planOf, withProposal } from "./family-plan.ts";
import { fieldLabels } from "./field-labels.ts";
import { DIVISION } from "./savings-shares.ts";

/** There with the first results, so that they push nothing away. */
export const LEVERS = loadable(async () => (await import("./levers.ts")).familyLevers);
const RESULT_BLOCKS = loadable(async () => {
  const [results] = await Promise.all([import("#shared/family/results.ts"), LEVERS.load()]);
  return results.familyResultBlocks;
});
const INSIGHT_BLOCKS = loadable(
  async () => (await import("#shared/family/insight-blocks.ts")).familyInsightBlocks,
);
const TARGET_MARKS = loadable(async () => (await import("./target-marks.ts")).familyMarks);

const loadInsightsGuard: LoadInsightsGuard<FamilyInsights> = async () =>
  (await import("#shared/contract/generated/FamilyInsights.js")).FamilyInsights;

/** Returns the family plan from its form to its results. */
export function familyDefinition(
  start: PlanMonth,
): FormDefinition<FamilyDraft, FamilyForm, FamilyPlan, FamilyResult, FamilyInsights> {
  return {
    calculator: "family",
    start,
    initial: initialFamilyDraft(start),
    draftOf: (state) => draftOf(state, start),
    inShapeOfDraft,
    formOf: (draft) => formOf(draft, start),
    findFaults: (draft) => faultsOf(draft, start),
    planOf: (draft, from = start) => planOf(draft, from),
    planFaultsOf: (draft) => planFaultsOf(draft, start),
    withProposal: (draft, set) => withProposal(draft, set, start),
    savedIn: "savings",
    division: DIVISION,
    outlayOf: familyOutlay,
    calculate: calculateWith(FAMILY_CALCULATION),
    loadInsightsGuard,
    resultBlocks: RESULT_BLOCKS,
    insightBlocks: INSIGHT_BLOCKS,
    targetMarks: TARGET_MARKS,
    labels: fieldLabels,
  };
}
