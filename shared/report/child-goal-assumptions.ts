import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { GoalResult } from "#shared/contract/schemas/results.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { assumptionsBlock } from "./assumptions-block.ts";
import { formatRate } from "./format.ts";
import type { Block } from "./report-document.ts";

/** How a child goal was calculated. Source: specification section 9. */
export function childGoalAssumptions(
  { countryOfExpense, risk }: ChildGoalPlan,
  { modelVersion }: GoalResult,
  wording: Wording,
): Block<"notes"> {
  const { assumptions } = wording.childGoal;
  return assumptionsBlock(
    [
      fill(assumptions.inflation, {
        country: wording.countries[countryOfExpense].inSentence,
        rate: formatRate(COUNTRY_REFERENCES[countryOfExpense].inflationRate),
      }),
      assumptions.additional,
      fill(assumptions.strategy, { risk: wording.risks[risk].name }),
      assumptions.years,
    ],
    modelVersion,
    wording,
  );
}
