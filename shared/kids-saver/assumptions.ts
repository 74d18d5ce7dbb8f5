import { paymentNotes } from "#shared/child-goal/assumptions.ts";
import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES, type Country } from "#shared/domain/countries.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { formatRate } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";
import type { KidsSaverTimeline } from "./timeline.ts";

/** Returns the notes on the calculation of goals saved for together. Source: specification section 9. */
export function kidsSaverAssumptions(
  { goals, risk }: KidsSaverPlan,
  { payments }: KidsSaverTimeline,
  result: MultiGoalResult,
  wording: Wording,
): Block<"notes"> {
  const { assumptions } = wording.kidsSaver;
  const inflation = (country: Country) => ({
    country: wording.countries[country].inSentence,
    rate: formatRate(COUNTRY_REFERENCES[country].inflationRate),
  });
  const countries = [...new Set(goals.map(({ countryOfExpense }) => countryOfExpense))];
  return assumptionsBlock(
    [
      assumptions.costs({
        countries: countries
          .map((country) => assumptions.costsIn(inflation(country)))
          .join(wording.listSeparator),
      }),
      assumptions.contributions(inflation(KIDS_SAVER_CONTRIBUTION_COUNTRY)),
      wording.assumptions.todaysMoney,
      assumptions.additional,
      ...(goals.length > 1 ? [assumptions.shares] : []),
      ...paymentNotes(goals, payments, wording),
      wording.childGoal.assumptions.strategy({ risk: wording.risks[risk].name }),
    ],
    [risk],
    countries,
    result,
    wording,
  );
}
