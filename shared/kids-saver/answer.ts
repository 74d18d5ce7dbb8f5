import { coverSentence, supportSentence, upcomingExpense } from "#shared/child-goal/answer.ts";
import { EVEN_CHANCE, hundredthsOf } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { MultiGoalResult } from "./schemas.ts";
import type { KidsSaverTimeline } from "./timeline.ts";

/** Returns the chance that every goal is paid for, in a sentence, and how far the Realistic forecast supports them. */
export function kidsSaverAnswer(
  result: MultiGoalResult,
  timeline: KidsSaverTimeline,
  wording: Wording,
): Block<"answer"> {
  const { childGoal, kidsSaver, results } = wording;
  const { answer } = kidsSaver;
  const { chanceToReachLifestyleGoal: chance } = result;
  // Judged by the rounded chance, so that "50%" never comes with a warning.
  const percent = hundredthsOf(chance);
  const tone = percent < EVEN_CHANCE ? "warning" : "success";
  return {
    kind: "answer",
    text: coverSentence(chance, kidsSaver.allGoals, timeline.payments, wording),
    detail: supportSentence(result, {
      supportsAll: answer.supportsAll,
      supportsUntil: (timeStep) =>
        answer.supportsUntil({ until: childGoal.axes.age.until({ at: timeline.ageAt(timeStep) }) }),
      coversNoPayment: childGoal.answer.coversNoPayment({
        expense: upcomingExpense(timeline.upcoming, kidsSaver.allGoals, wording),
      }),
    }),
    chance: { label: results.chance, value: { kind: "wholePercent", percent } },
    hundredths: percent,
    verdict: { tone, text: answer[tone] },
  };
}
