import type { Country } from "#shared/domain/countries.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { pathsInTodaysMoney } from "#shared/report/outcomes.ts";
import type { GoalResult } from "./schemas.ts";

/**
 * A result of one or several goals with its amounts of later years in today's money.
 * @param country whose inflation counts
 * @param startTimeStep months from the start of the plan to the first payment still to come
 */
export function expensesInTodaysMoney(
  result: GoalResult,
  country: Country,
  startTimeStep: number,
): GoalResult {
  const { inflationRate } = COUNTRY_REFERENCES[country];
  const atStart = (amount: number) => deflated(amount, inflationRate, startTimeStep);
  return {
    ...result,
    ...pathsInTodaysMoney(result, inflationRate),
    valueAtRetirement: atStart(result.valueAtRetirement),
    valueAtRetirementAt10th: atStart(result.valueAtRetirementAt10th),
    valueAtRetirementAt90th: atStart(result.valueAtRetirementAt90th),
  };
}
