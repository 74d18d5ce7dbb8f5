import { type Example, exampleOf } from "#shared/report/example.ts";
import { formatMoney } from "#shared/report/format.ts";
import { KIDS_SAVER_EXAMPLE } from "#shared/report/generated/examples/kids-saver.js";
import type { Wording } from "#shared/wording/wording.ts";
import { KIDS_SAVER_EXAMPLE_PLAN } from "./example-plan.ts";

/** Returns the worked example of the Kids Saver for visitors who have not entered anything yet. */
export function kidsSaverExample(wording: Wording): Example {
  const { kidsSaver, childGoal } = wording;
  const { age, goals, monthlyInvestment, risk, currency } = KIDS_SAVER_EXAMPLE_PLAN;
  const { chance: percent } = KIDS_SAVER_EXAMPLE;
  const who = kidsSaver.example.who({
    age,
    goals: goals.map(({ type }) => kidsSaver.goals[type].name).join(wording.listSeparator),
    monthly: formatMoney(monthlyInvestment, currency, wording),
    risk: wording.risks[risk].name,
  });
  return exampleOf(
    KIDS_SAVER_EXAMPLE,
    {
      who,
      answer: ({ chance }) => childGoal.example.answer({ chance, goal: childGoal.answer.tightestPayment }),
      chance: { kind: "wholePercent", percent: Math.round(percent) },
      planned: monthlyInvestment,
      moment: kidsSaver.facts.atStart,
    },
    currency,
    wording,
  );
}
