import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { formatRate } from "#shared/report/format.ts";
import { type Explanation, explanation } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns the cards that explain the family plan, and the inflation that it assumes. */
export function familyExplanations({ family: { about, inflation } }: Wording): readonly Explanation[] {
  const rate = formatRate(COUNTRY_REFERENCES[KIDS_SAVER_CONTRIBUTION_COUNTRY].inflationRate);
  return [
    explanation(about.heading, about.text({ horizon: HORIZON_AGE })),
    explanation(inflation.heading, inflation.text({ rate })),
  ];
}
