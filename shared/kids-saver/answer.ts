import { coverSentence, supportSentence } from "#shared/child-goal/answer.ts";
import { EVEN_CHANCE, tenthsOf } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { MultiGoalResult } from "./schemas.ts";
import type { KidsSaverTimeline } from "./timeline.ts";

/** How likely every goal is paid for, in a sentence, and how far the Realistic forecast supports them. */
export function kidsSaverAnswer(
  { chanceToReachLifestyleGoal: chance, outcomesAt50th }: MultiGoalResult,
  timeline: KidsSaverTimeline,
  wording: Wording,
): Block<"answer"> {
  const { childGoal, kidsSaver, results } = wording;
  const { answer } = kidsSaver;
  // Judged as it is shown, so that "50%" never comes with a warning.
  const percent = Math.round(chance);
  const tone = percent < EVEN_CHANCE ? "warning" : "success";
  return {
    kind: "answer",
    text: coverSentence(chance, kidsSaver.allGoals, timeline.payments, wording),
    detail: supportSentence(outcomesAt50th, timeline, {
      supportsAll: answer.supportsAll,
      supportsUntil: answer.supportsUntil,
      untilAge: (at) => childGoal.axes.age.until({ at }),
      ...childGoal.answer,
    }),
    chance: { label: results.chance, value: { kind: "wholePercent", percent } },
    tenths: tenthsOf(chance),
    verdict: { tone, text: answer[tone] },
  };
}
