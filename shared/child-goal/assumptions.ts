import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { formatRate } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";

/** When the expenses of child goals are paid, and which payment their chance is of. */
export function paymentNotes({ childGoal: { assumptions }, months }: Wording): readonly string[] {
  return [assumptions.payments({ month: months[PAYMENT_MONTH - 1] ?? "" }), assumptions.tightest];
}

/** How a child goal was calculated. Source: specification section 9. */
export function childGoalAssumptions(
  { countryOfExpense, risk }: ChildGoalPlan,
  result: GoalResult,
  wording: Wording,
): Block<"notes"> {
  const { assumptions } = wording.childGoal;
  return assumptionsBlock(
    [
      assumptions.inflation({
        country: wording.countries[countryOfExpense].inSentence,
        rate: formatRate(COUNTRY_REFERENCES[countryOfExpense].inflationRate),
      }),
      wording.assumptions.todaysMoney,
      assumptions.additional,
      assumptions.strategy({ risk: wording.risks[risk].name }),
      ...paymentNotes(wording),
    ],
    [risk],
    result,
    wording,
  );
}
