import { targetOf } from "#shared/domain/insights.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { chanceInWords, chanceSentence, hundredthsOf } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { partNames } from "./names.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/**
 * Returns the chance that all of it can be paid, in a sentence, and the least certain part; where the chance of all
 * together is not known, the least certain part alone.
 */
export function familyAnswer(plan: FamilyPlan, result: FamilyResult, wording: Wording): Block<"answer"> {
  const { chanceToReachLifestyleGoal: chance } = result;
  const percent = hundredthsOf(chance);
  return {
    kind: "answer",
    ...sentences(plan, result, wording),
    chance: { label: wording.results.chance, value: { kind: "wholePercent", percent } },
    hundredths: percent,
    target: targetOf(plan),
  };
}

function sentences(
  plan: FamilyPlan,
  result: FamilyResult,
  wording: Wording,
): Pick<Block<"answer">, "text" | "detail"> {
  const { answer } = wording.family;
  const { purses, allTogether } = result;
  const chances = [...purses.children, purses.pension].map(({ chance }) => chance);
  const least = Math.min(...chances);
  const part = partNames(plan, wording)[chances.indexOf(least)] ?? "";
  if (allTogether === null)
    return { text: chanceSentence(least, answer.weakestAlone, { part }), detail: answer.unknown };
  const chance = chanceInWords(least, wording);
  const areEqual = chances.every((each) => chanceInWords(each, wording) === chance);
  return {
    text: chanceSentence(allTogether, answer.all, { children: plan.children.length, horizon: HORIZON_AGE }),
    detail: [
      areEqual ? answer.equal({ chance }) : answer.weakest({ part, chance }),
      ...fromOnePot(plan, result, wording),
    ].join(" "),
  };
}

/** The least by which one pot must be better to be told of. Unit: percentage points. */
const GAIN_OF_ONE_POT = 5;

/** Returns a sentence on the least certain part from one pot, if it is clearly likelier than all of it from their own. */
function fromOnePot(
  plan: FamilyPlan,
  { onePurse: { children, retirement }, allTogether }: FamilyResult,
  wording: Wording,
): readonly string[] {
  const chances = [...children, retirement];
  const least = Math.min(...chances);
  if (allTogether === null || least < allTogether + GAIN_OF_ONE_POT) return [];
  const part = partNames(plan, wording)[chances.indexOf(least)] ?? "";
  return [wording.family.answer.onePot({ part, chance: chanceInWords(least, wording) })];
}
