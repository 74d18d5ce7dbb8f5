import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { pathsInTodaysMoney } from "#shared/report/outcomes.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** A result with its amounts of later years in today's money, by the inflation of the retirement domicile. */
export function pensionInTodaysMoney(
  { age, retirementAge, country }: PensionPlan,
  result: RetirementResult,
): RetirementResult {
  const { inflationRate } = COUNTRY_REFERENCES[country];
  const atRetirement = (amount: number) =>
    deflated(amount, inflationRate, MONTHS_PER_YEAR * (retirementAge - age));
  return {
    ...result,
    ...pathsInTodaysMoney(result, inflationRate),
    valueAtRetirement: atRetirement(result.valueAtRetirement),
    endOfServiceBenefit: atRetirement(result.endOfServiceBenefit),
  };
}
