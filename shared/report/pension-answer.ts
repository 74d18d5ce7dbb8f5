import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { Block } from "./report-document.ts";
import { savingsLastUntil } from "./savings-last-until.ts";

/** How likely the savings last, in a sentence. */
export function pensionAnswer(result: RetirementResult, wording: Wording): Block<"answer"> {
  const { answer } = wording.pension;
  const { chanceToReachLifestyleGoal: chance } = result;
  const tenths = Math.round(chance / 10);
  const age = savingsLastUntil(result.outcomesAt50th);
  return {
    kind: "answer",
    text: fill(sentence(chance, tenths, wording), { count: tenths, horizon: HORIZON_AGE }),
    detail:
      age === undefined ? fill(answer.lastBeyond, { horizon: HORIZON_AGE }) : fill(answer.lastUntil, { age }),
    chance: { label: answer.chance, value: { kind: "percent", percent: chance } },
    tenths,
  };
}

/** Rounding never turns a small chance into none, nor a large one into certainty. */
function sentence(chance: number, tenths: number, { pension: { answer } }: Wording) {
  if (chance === 0) return answer.none;
  if (chance === 100) return answer.all;
  if (tenths === 0) return answer.few;
  if (tenths === 10) return answer.most;
  return answer.some;
}
