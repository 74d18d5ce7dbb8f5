import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { type Example, exampleOf } from "#shared/report/example.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import { PENSION_EXAMPLE } from "#shared/report/generated/examples/pension.js";
import type { Wording } from "#shared/wording/wording.ts";
import { PENSION_EXAMPLE_PLAN } from "./example-plan.ts";
import { currentMonthlyInvestment } from "./plan-values.ts";

/** Returns the worked example of a pension for visitors who have not entered anything yet. */
export function pensionExample(wording: Wording): Example {
  const { example, facts } = wording.pension;
  const { age, retirementAge, country, lifestyle, monthlySalary, investmentPercentageOfSalary, ...plan } =
    PENSION_EXAMPLE_PLAN;
  const who = example.who({
    age,
    retirementAge,
    country: wording.countries[country].inSentence,
    lifestyle: wording.lifestyles[lifestyle],
    salary: formatMoney(monthlySalary, plan.currency, wording),
    share: formatRate(investmentPercentageOfSalary / 100),
    risk: wording.risks[plan.risk].name,
  });
  return exampleOf(
    PENSION_EXAMPLE,
    {
      who,
      answer: ({ chance }) => example.answer({ chance, horizon: HORIZON_AGE }),
      chance: { kind: "percent", percent: PENSION_EXAMPLE.chance },
      planned: currentMonthlyInvestment(PENSION_EXAMPLE_PLAN),
      moment: facts.atRetirement({ age: retirementAge }),
    },
    plan.currency,
    wording,
  );
}
