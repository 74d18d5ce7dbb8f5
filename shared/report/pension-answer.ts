import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceSentence, tenthsOf } from "./chance-sentence.ts";
import type { Block } from "./report-document.ts";
import { savingsLastUntil } from "./savings-last-until.ts";

/** How likely the savings last, in a sentence. */
export function pensionAnswer(result: RetirementResult, wording: Wording): Block<"answer"> {
  const { answer } = wording.pension;
  const { chanceToReachLifestyleGoal: chance } = result;
  const tenths = tenthsOf(chance);
  const age = savingsLastUntil(result.outcomesAt50th);
  return {
    kind: "answer",
    text: fill(chanceSentence(chance, answer), { count: tenths, horizon: HORIZON_AGE }),
    detail:
      age === undefined ? fill(answer.lastBeyond, { horizon: HORIZON_AGE }) : fill(answer.lastUntil, { age }),
    chance: { label: wording.results.chance, value: { kind: "percent", percent: chance } },
    tenths,
  };
}
