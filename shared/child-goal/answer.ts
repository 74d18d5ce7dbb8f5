import type { Outcome } from "#shared/contract/forecast-result.ts";
import { chanceSentence, tenthsOf } from "#shared/report/chance.ts";
import { savingsLastUntil } from "#shared/report/outcomes.ts";
import type { Block } from "#shared/report/report-document.ts";
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
  const { kinds, axes, answer } = wording.childGoal;
  const kind = kinds[type];
  const { axis, untilOf } = timeline;
  return {
    kind: "answer",
    text: coverSentence(chance, kind.goal, timeline.payments, wording),
    detail: supportSentence(outcomesAt50th, timeline, {
      supportsAll: kind.supportsAll,
      supportsUntil: kind.supportsUntil,
      untilAge: (age) => axes[axis].until({ at: untilOf(age) }),
      ...answer,
    }),
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
  return chanceSentence(
    chance,
    answer,
  )({
    count: tenthsOf(chance),
    goal: payments > 1 ? answer.tightestPayment : goal,
  });
}

/** When the first payment still to come is due. */
interface FirstPayment {
  /** Age in years. */
  readonly startAge: number;
  readonly isAhead: boolean;
}

interface SupportTexts extends Pick<Wording["childGoal"]["answer"], "endsBeforePayment" | "coversNoPayment"> {
  readonly supportsAll: string;
  readonly supportsUntil: (names: { readonly until: string }) => string;
  readonly untilAge: (age: number) => string;
}

/**
 * How far the Realistic forecast supports expenses. Money that ends before they start supports none of them: then it is
 * told how long it lasts, and that the first payment is not covered.
 * Source: specification section 4.
 */
export function supportSentence(
  outcomes: readonly Outcome[],
  { startAge, isAhead }: FirstPayment,
  { supportsAll, supportsUntil, endsBeforePayment, coversNoPayment, untilAge }: SupportTexts,
): string {
  const last = savingsLastUntil(outcomes);
  if (last === undefined) return supportsAll;
  const until = untilAge(last);
  if (last >= startAge) return supportsUntil({ until });
  // What is due now and not covered would last until an age that is past.
  return isAhead ? endsBeforePayment({ until }) : coversNoPayment;
}
