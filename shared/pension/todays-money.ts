import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { pathsInTodaysMoney } from "#shared/report/outcomes.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** Returns a function that converts an amount of a plan year to today's money, by inflation in the country. */
export function todaysMoneyOf({ country }: Pick<PensionPlan, "country">) {
  const { inflationRate } = COUNTRY_REFERENCES[country];
  return (amount: number, planYear: number): number =>
    deflated(amount, inflationRate, MONTHS_PER_YEAR * planYear);
}

/** Converts the later amounts in a result to today's money. */
export function pensionInTodaysMoney(plan: PensionPlan, result: RetirementResult): RetirementResult {
  const { savingsScheme, valueAtRetirement, endOfServiceBenefit } = result;
  const inTodaysMoney = todaysMoneyOf(plan);
  const atRetirement = (amount: number) => inTodaysMoney(amount, plan.retirementAge - plan.age);
  return {
    ...result,
    ...pathsInTodaysMoney(result, COUNTRY_REFERENCES[plan.country].inflationRate),
    valueAtRetirement: atRetirement(valueAtRetirement),
    endOfServiceBenefit: atRetirement(endOfServiceBenefit),
    ...(savingsScheme && {
      savingsScheme: {
        ...savingsScheme,
        valueAt10th: atRetirement(savingsScheme.valueAt10th),
        valueAt50th: atRetirement(savingsScheme.valueAt50th),
        valueAt90th: atRetirement(savingsScheme.valueAt90th),
        gratuity: savingsScheme.gratuity === null ? null : atRetirement(savingsScheme.gratuity),
      },
    }),
  };
}
