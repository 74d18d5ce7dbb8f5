import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { EVEN_CHANCE, targetOf } from "#shared/domain/insights.ts";
import { CHILD_GOAL_LIMITS, HORIZON_AGE } from "#shared/domain/limits.ts";
import { annualLivingCost } from "#shared/pension/plan-values.ts";
import { chanceInWords, chanceSentence, hundredthsOf } from "#shared/report/chance.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { LEAST_OF_ALL } from "./change-effect.ts";
import { partNames } from "./names.ts";
import { pensionPurse } from "./purses.ts";
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
  const names = partNames(plan, wording);
  const part = names[chances.indexOf(least)] ?? "";
  if (allTogether === null)
    return { text: chanceSentence(least, answer.weakestAlone, { part }), detail: answer.unknown };
  const chance = chanceInWords(least, wording);
  // Chances that are told alike are equal to a reader.
  const weakest = names.filter((_, index) => chanceInWords(chances[index] ?? 0, wording) === chance);
  return {
    text: chanceSentence(allTogether, answer.all, { children: plan.children.length, horizon: HORIZON_AGE }),
    detail: [
      ...assumedCosts(plan, result, wording),
      weakest.length === names.length
        ? answer.equal({ chance })
        : weakest.length > 1
          ? answer.weakestOfSeveral({ parts: allOf(weakest, wording), chance })
          : answer.weakest({ part, chance }),
      ...fromOnePot(plan, result, wording),
    ].join(" "),
  };
}

/**
 * Returns a sentence on the costs that the plan has from the form, if it has hardly a chance: those of parts that are less
 * likely than not. A visitor may not have looked at them.
 */
function assumedCosts(
  plan: FamilyPlan,
  { purses, chanceToReachLifestyleGoal: chance }: FamilyResult,
  wording: Wording,
): readonly string[] {
  if (chance >= LEAST_OF_ALL) return [];
  const { pension, children, currency } = plan;
  const { assumed, assumedEducation, assumedLiving } = wording.family.answer;
  const money = (amount: number) => formatMoney(amount, currency, wording);
  const first = fromUsd(
    toUsd(CHILD_GOALS.Education.kidsSaver.defaults.currentAnnualExpense, "AED"),
    currency,
  );
  const costs = children
    .filter((_, index) => (purses.children[index]?.chance ?? 0) < EVEN_CHANCE)
    .flatMap(({ goals }) => goals.filter(({ type }) => type === "Education"))
    .map(({ currentAnnualExpense }) => currentAnnualExpense);
  // Amounts that were converted with the form are rounded.
  const cost = costs.find((each) => Math.abs(each - first) < CHILD_GOAL_LIMITS.currentAnnualExpense.step);
  const ofChildren = cost === undefined ? [] : [assumedEducation({ amount: money(cost) })];
  const isBudgetOpen = pension.annualLivingCost === undefined && purses.pension.chance < EVEN_CHANCE;
  const ofRetirement = isBudgetOpen
    ? [
        assumedLiving({
          amount: money(annualLivingCost(pensionPurse(plan))),
          country: wording.countries[pension.country].inSentence,
        }),
      ]
    : [];
  const amounts = [...ofChildren, ...ofRetirement];
  return amounts.length === 0 ? [] : [assumed({ amounts: allOf(amounts, wording) })];
}

/** The least by which one pot must be better to be told of. Unit: percentage points. */
const GAIN_OF_ONE_POT = 5;

/**
 * Returns a sentence on the least certain part from one pot, if it is clearly likelier than all of it from their own. That
 * of retirement is told where children are told to cost it.
 */
function fromOnePot(
  plan: FamilyPlan,
  { onePurse: { children, retirement }, allTogether }: FamilyResult,
  wording: Wording,
): readonly string[] {
  const chances = [...children, retirement];
  const least = Math.min(...chances);
  if (allTogether === null || least === retirement || least < allTogether + GAIN_OF_ONE_POT) return [];
  const part = partNames(plan, wording)[chances.indexOf(least)] ?? "";
  return [wording.family.answer.onePot({ part, chance: chanceInWords(least, wording) })];
}
