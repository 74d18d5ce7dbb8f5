import type { GoalType } from "#shared/domain/child-goals.ts";
import { type Example, exampleOf } from "#shared/report/example.ts";
import { formatMoney } from "#shared/report/format.ts";
import { CHILD_GOAL_EXAMPLES } from "#shared/report/generated/examples/child-goal.js";
import type { Wording } from "#shared/wording/wording.ts";
import { childGoalExamplePlan, EXAMPLE_YEARS_AHEAD } from "./example-plan.ts";

/** Returns the worked example of a child goal for visitors who have not entered anything yet. */
export function childGoalExample(type: GoalType, wording: Wording): Example {
  const { example, answer, kinds } = wording.childGoal;
  const { numberOfYears, countryOfExpense, currentAnnualExpense, monthlyInvestment, risk, currency } =
    childGoalExamplePlan(type);
  const figures = CHILD_GOAL_EXAMPLES[type];
  const { goal, atStart } = kinds[type];
  const who = example.who({
    years: EXAMPLE_YEARS_AHEAD,
    payments: numberOfYears,
    expense: formatMoney(currentAnnualExpense, currency, wording),
    country: wording.countries[countryOfExpense].inSentence,
    monthly: formatMoney(monthlyInvestment, currency, wording),
    risk: wording.risks[risk].name,
  });
  return exampleOf(
    figures,
    {
      who,
      answer: ({ chance }) =>
        example.answer({ chance, goal: numberOfYears > 1 ? answer.tightestPayment : goal }),
      chance: { kind: "percent", percent: figures.chance },
      planned: monthlyInvestment,
      moment: atStart,
    },
    currency,
    wording,
  );
}
