import { paymentNotes } from "#shared/child-goal/assumptions.ts";
import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import type { Country } from "#shared/domain/countries.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { inflationTerms } from "#shared/report/format.ts";
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
  const countries = [...new Set(goals.map(({ countryOfExpense }) => countryOfExpense))];
  return assumptionsBlock(
    [
      costsNote(countries, wording),
      assumptions.contributions(inflationTerms(KIDS_SAVER_CONTRIBUTION_COUNTRY, wording)),
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

/** Returns a note on how the costs of goals rise in each country. */
export function costsNote(countries: readonly Country[], wording: Wording): string {
  const { costs, costsIn } = wording.kidsSaver.assumptions;
  return costs({
    countries: countries
      .map((country) => costsIn(inflationTerms(country, wording)))
      .join(wording.listSeparator),
  });
}
