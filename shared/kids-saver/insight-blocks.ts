import { expenseInsightBlocks, goalChangeSentence } from "#shared/child-goal/insight-blocks.ts";
import type { Change, Insights } from "#shared/contract/insights.ts";
import type { InsightTerms } from "#shared/report/insight-blocks.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";

/** Returns the insight blocks of goals saved for together. */
export function kidsSaverInsightBlocks(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  insights: Insights,
  wording: Wording,
): readonly Block[] {
  const { chanceToReachLifestyleGoal: chance } = result;
  const terms = { insights, chance, wording };
  return expenseInsightBlocks(plan, result, terms, (change) => changeSentence(change, plan, terms));
}

/** Returns the sentence for a change of a goal, with the name of the goal. */
function changeSentence({ kind, goal: type, set }: Change, plan: KidsSaverPlan, terms: InsightTerms): string {
  const changedPlan: KidsSaverPlan = { ...plan, ...set };
  const goal = plan.goals.find((each) => each.type === type);
  const changed = changedPlan.goals.find((each) => each.type === type);
  if (goal === undefined || changed === undefined) throw new RangeError(`the plan has no ${type}`);
  return terms.wording.insights.changes.ofGoal({
    goal: terms.wording.kidsSaver.goals[goal.type].name,
    change: goalChangeSentence(kind, goal, changed, plan.currency, terms.wording),
  });
}
