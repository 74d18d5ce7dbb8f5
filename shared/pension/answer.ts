import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { chanceSentence, hundredthsOf } from "#shared/report/chance.ts";
import { savingsLastUntil } from "#shared/report/outcomes.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** Returns the chance that the savings last, in a sentence. */
export function pensionAnswer(
  { retirementAge }: PensionPlan,
  result: RetirementResult,
  wording: Wording,
): Block<"answer"> {
  const { answer } = wording.pension;
  const { chanceToReachLifestyleGoal: chance } = result;
  return {
    kind: "answer",
    text: chanceSentence(chance, answer, { horizon: HORIZON_AGE }),
    detail: support(savingsLastUntil(result.outcomesAt50th), retirementAge, answer),
    chance: { label: wording.results.chance, value: { kind: "percent", percent: chance } },
    hundredths: hundredthsOf(chance),
  };
}

/** Returns how long the Realistic forecast lasts; savings used up within a year of retirement last until no age. */
function support(
  untilAge: number | undefined,
  retirementAge: number,
  answer: Wording["pension"]["answer"],
): string {
  if (untilAge === undefined) return answer.lastBeyond({ horizon: HORIZON_AGE });
  return untilAge > retirementAge ? answer.lastUntil({ age: untilAge }) : answer.lastNoYear;
}
