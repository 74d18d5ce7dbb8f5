import type { Country } from "#shared/domain/countries.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { inflationTerms } from "#shared/report/format.ts";
import { type Explanation, explanation } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns the cards that explain the pension calculator, and inflation in the country of retirement. */
export function pensionExplanations(country: Country, wording: Wording): readonly Explanation[] {
  const { about, inflation } = wording.pension;
  return [
    explanation(about.heading, about.text({ horizon: HORIZON_AGE })),
    explanation(inflation.heading, inflation.text(inflationTerms(country, wording))),
  ];
}
