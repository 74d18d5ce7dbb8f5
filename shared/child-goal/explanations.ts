import { type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES, type Country } from "#shared/domain/countries.ts";
import { formatRate } from "#shared/report/format.ts";
import { type Explanation, explanation } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns the cards that explain a child goal: its calculator, and inflation in the country of the expense. */
export function childGoalExplanations(
  type: GoalType,
  countryOfExpense: Country,
  { childGoal: { kinds, inflation }, countries }: Wording,
): readonly Explanation[] {
  const { about } = kinds[type];
  return [
    explanation(about.heading, about.text),
    explanation(
      inflation.heading,
      (isPaidOnce({ type }) ? inflation.textOnce : inflation.text)({
        country: countries[countryOfExpense].inSentence,
        rate: formatRate(COUNTRY_REFERENCES[countryOfExpense].inflationRate),
      }),
    ),
  ];
}
