import { chanceSentence, tenthsOf } from "#shared/report/chance-sentence.ts";
import type { Block } from "#shared/report/report-document.ts";
import { savingsLastUntil } from "#shared/report/savings-last-until.ts";
import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";
import type { ChildGoalTimeline } from "./timeline.ts";

/** How likely the goal is paid for, in a sentence, and how far the Realistic forecast supports it. */
export function childGoalAnswer(
  { type }: ChildGoalPlan,
  { chanceToReachLifestyleGoal: chance, outcomesAt50th }: GoalResult,
  timeline: ChildGoalTimeline,
  wording: Wording,
): Block<"answer"> {
  const kind = wording.childGoal.kinds[type];
  return {
    kind: "answer",
    text: coverSentence(chance, kind.goal, timeline.payments, wording),
    detail: support(savingsLastUntil(outcomesAt50th), timeline, kind, wording),
    chance: { label: wording.results.chance, value: { kind: "percent", percent: chance } },
    tenths: tenthsOf(chance),
  };
}

/**
 * How likely expenses are covered. The chance is that of the tightest payment, so where there are several the sentence
 * says no more: that each of them is covered is likelier than that all are.
 */
export function coverSentence(
  chance: number,
  goal: string,
  payments: number,
  { childGoal: { answer } }: Wording,
): string {
  return fill(chanceSentence(chance, answer), {
    count: tenthsOf(chance),
    goal: payments > 1 ? answer.tightestPayment : goal,
  });
}

/** Source: specification section 4; that the money may end before the expense starts is said in addition. */
function support(
  untilAge: number | undefined,
  { axis, startAge, isAhead, untilOf }: ChildGoalTimeline,
  kind: Wording["childGoal"]["kinds"][ChildGoalPlan["type"]],
  { childGoal: { answer, axes } }: Wording,
): string {
  if (untilAge === undefined) return kind.supportsAll;
  // What is due now and not covered would be supported until an age that is past.
  if (!isAhead && untilAge < startAge) return answer.beforeStart;
  const text = fill(kind.supportsUntil, { until: fill(axes[axis].until, { at: untilOf(untilAge) }) });
  return untilAge < startAge ? `${text} ${answer.beforeStart}` : text;
}
