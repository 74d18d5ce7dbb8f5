import { type Example, exampleOf } from "#shared/report/example.ts";
import { formatMoney } from "#shared/report/format.ts";
import { FAMILY_EXAMPLE } from "#shared/report/generated/examples/family.js";
import type { Wording } from "#shared/wording/wording.ts";
import { FAMILY_EXAMPLE_PLAN } from "./example-plan.ts";
import { familyMonth } from "./month.ts";

/** Returns the worked example of a family for visitors who have not entered anything yet. */
export function familyExample(wording: Wording): Example {
  const { family, pension, countries } = wording;
  const { pension: parent, children, currency } = FAMILY_EXAMPLE_PLAN;
  const monthly = familyMonth(FAMILY_EXAMPLE_PLAN);
  const [first, second] = children;
  const who = family.example.who({
    age: parent.age,
    retirementAge: parent.retirementAge,
    country: countries[parent.country].inSentence,
    salary: formatMoney(parent.monthlySalary, currency, wording),
    first: first?.age ?? 0,
    second: second?.age ?? 0,
    university: countries[first?.goals[0]?.countryOfExpense ?? "UAE"].inSentence,
    monthly: formatMoney(monthly, currency, wording),
  });
  return exampleOf(
    FAMILY_EXAMPLE,
    {
      who,
      answer: family.example.answer,
      chance: { kind: "wholePercent", percent: Math.round(FAMILY_EXAMPLE.chance) },
      planned: monthly,
      required: family.example.required,
      moment: pension.facts.atRetirement({ age: parent.retirementAge }),
    },
    currency,
    wording,
  );
}
