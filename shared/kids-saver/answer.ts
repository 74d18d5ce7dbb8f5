import { coverSentence } from "#shared/child-goal/answer.ts";
import { tenthsOf } from "#shared/report/chance-sentence.ts";
import { EVEN_CHANCE } from "#shared/report/chance-tone.ts";
import type { Block } from "#shared/report/report-document.ts";
import { savingsLastUntil } from "#shared/report/savings-last-until.ts";
import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { MultiGoalResult } from "./schemas.ts";
import type { KidsSaverTimeline } from "./timeline.ts";

/** How likely every goal is paid for, in a sentence, and how far the Realistic forecast supports them. */
export function kidsSaverAnswer(
  { chanceToReachLifestyleGoal: chance, outcomesAt50th }: MultiGoalResult,
  timeline: KidsSaverTimeline,
  wording: Wording,
): Block<"answer"> {
  const { kidsSaver, results } = wording;
  const { answer } = kidsSaver;
  // Judged as it is shown, so that "50%" never comes with a warning.
  const percent = Math.round(chance);
  const tone = percent < EVEN_CHANCE ? "warning" : "success";
  return {
    kind: "answer",
    text: coverSentence(chance, kidsSaver.allGoals, timeline.payments, wording),
    detail: support(savingsLastUntil(outcomesAt50th), timeline, answer),
    chance: { label: results.chance, value: { kind: "wholePercent", percent } },
    tenths: tenthsOf(chance),
    verdict: { tone, text: answer[tone] },
  };
}

function support(
  untilAge: number | undefined,
  { startAge, isAhead }: KidsSaverTimeline,
  answer: Wording["kidsSaver"]["answer"],
): string {
  if (untilAge === undefined) return answer.supportsAll;
  // What is due now and not covered would be supported until an age that is past.
  if (!isAhead && untilAge < startAge) return answer.beforeStart;
  const text = fill(answer.supportsUntil, { at: untilAge });
  return untilAge < startAge ? `${text} ${answer.beforeStart}` : text;
}
