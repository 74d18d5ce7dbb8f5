import { calculateWith, loadInsightsGuard } from "#client/api/calculations.ts";
import { loadable } from "#client/components/loadable.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import { TARGET_MARKS } from "#client/results/load-results.ts";
import { CHILD_GOAL_CALCULATION, childGoalOutlay } from "#shared/child-goal/form.ts";
import type { ChildGoalForm, ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import { CHILD_GOALS, type GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import {
  type ChildGoalDraft,
  draftOf,
  faultsOf,
  formOf,
  initialChildGoalDraft,
  planFaultsOf,
  planOf,
  withProposal,
} from "./child-goal-draft.ts";

const RESULT_BLOCKS = loadable(
  async () => (await import("#shared/child-goal/results.ts")).childGoalResultBlocks,
);
const INSIGHT_BLOCKS = loadable(
  async () => (await import("#shared/child-goal/insight-blocks.ts")).childGoalInsightBlocks,
);
const FUTURE_TERMS = loadable(
  async () => (await import("#shared/child-goal/futures.ts")).childGoalFutureTerms,
);

/** Returns the calculator of a type of child goal from its form to its results. */
export function childGoalDefinition(
  type: GoalType,
  start: PlanMonth,
): FormDefinition<ChildGoalDraft, ChildGoalForm, ChildGoalPlan, GoalResult> {
  return {
    calculator: CHILD_GOALS[type].calculator,
    start,
    initial: initialChildGoalDraft(type),
    draftOf,
    formOf,
    findFaults: faultsOf,
    planOf: (draft, from = start) => planOf(draft, from),
    planFaultsOf: (draft) => planFaultsOf(draft, start),
    withProposal,
    savedIn: "currentAdditional",
    outlayOf: childGoalOutlay,
    calculate: calculateWith(CHILD_GOAL_CALCULATION),
    loadInsightsGuard,
    resultBlocks: RESULT_BLOCKS,
    insightBlocks: INSIGHT_BLOCKS,
    targetMarks: TARGET_MARKS,
    futureTerms: FUTURE_TERMS,
    labels: (wording) => ({ ...expenseLabels(type, wording), ...wording.childGoal.fields }),
  };
}
