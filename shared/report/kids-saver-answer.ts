import type { MultiGoalResult } from "#shared/contract/schemas/results.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceSentence, tenthsOf } from "./chance-sentence.ts";
import type { Block } from "./report-document.ts";
import { savingsLastUntil } from "./savings-last-until.ts";

/** From this chance on a plan is on track. Source: specification section 9. Unit: percent. */
const SUFFICIENT_CHANCE = 50;

/**
 * How likely every goal is paid for, in a sentence, and how far the Realistic forecast supports them.
 * @param startAge the child's age at the first payment
 */
export function kidsSaverAnswer(
  { chanceToReachLifestyleGoal: chance, outcomesAt50th }: MultiGoalResult,
  startAge: number,
  { childGoal, kidsSaver, results }: Wording,
): Block<"answer"> {
  const { answer } = kidsSaver;
  // Judged as it is shown, so that "50%" never comes with a warning.
  const percent = Math.round(chance);
  const tone = percent < SUFFICIENT_CHANCE ? "warning" : "success";
  return {
    kind: "answer",
    text: fill(chanceSentence(chance, childGoal.answer), {
      count: tenthsOf(chance),
      goal: kidsSaver.allGoals,
    }),
    detail: support(savingsLastUntil(outcomesAt50th), startAge, answer),
    chance: { label: results.chance, value: { kind: "wholePercent", percent } },
    tenths: tenthsOf(chance),
    verdict: { tone, text: answer[tone] },
  };
}

function support(
  untilAge: number | undefined,
  startAge: number,
  answer: Wording["kidsSaver"]["answer"],
): string {
  if (untilAge === undefined) return answer.supportsAll;
  const text = fill(answer.supportsUntil, { age: untilAge });
  return untilAge < startAge ? `${text} ${answer.beforeStart}` : text;
}
