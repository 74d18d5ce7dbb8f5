import type { KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import type { MultiGoalResult } from "#shared/contract/schemas/results.ts";
import { COUNTRY_REFERENCES, type Country } from "#shared/domain/countries.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { assumptionsBlock } from "./assumptions-block.ts";
import { formatRate } from "./format.ts";
import type { Block } from "./report-document.ts";

/** How goals that are saved for together were calculated. Source: specification section 9. */
export function kidsSaverAssumptions(
  { goals, risk }: KidsSaverPlan,
  { modelVersion }: MultiGoalResult,
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
      ...countries.map((country) => fill(assumptions.costs, inflation(country))),
      fill(assumptions.contributions, inflation("UAE")),
      assumptions.additional,
      ...(goals.length > 1 ? [assumptions.shares] : []),
      fill(wording.childGoal.assumptions.strategy, { risk: wording.risks[risk].name }),
    ],
    modelVersion,
    wording,
  );
}
