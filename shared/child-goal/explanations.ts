import { type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import type { Country } from "#shared/domain/countries.ts";
import { inflationTerms } from "#shared/report/format.ts";
import { type Explanation, explanation } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns the cards that explain a child goal: its calculator, and inflation in the country of the expense. */
export function childGoalExplanations(
  type: GoalType,
  countryOfExpense: Country,
  wording: Wording,
): readonly Explanation[] {
  const { kinds, inflation } = wording.childGoal;
  const { about } = kinds[type];
  const text = isPaidOnce({ type }) ? inflation.textOnce : inflation.text;
  return [
    explanation(about.heading, about.text),
    explanation(inflation.heading, text(inflationTerms(countryOfExpense, wording))),
  ];
}
