import type { Country } from "#shared/domain/countries.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { pathsInTodaysMoney } from "#shared/report/outcomes.ts";
import type { GoalResult } from "./schemas.ts";

/** Converts later amounts to today's money. @param startTimeStep months to the first payment still to come */
export function expensesInTodaysMoney(
  result: GoalResult,
  country: Country,
  startTimeStep: number,
): GoalResult {
  const { inflationRate } = COUNTRY_REFERENCES[country];
  const atStart = (amount: number) => deflated(amount, inflationRate, startTimeStep);
  const payments = result.payments.map(({ timeStep, ...amounts }) => {
    const inTodaysMoney = (amount: number) => deflated(amount, inflationRate, timeStep);
    return {
      timeStep,
      amount: inTodaysMoney(amounts.amount),
      valueAt10th: inTodaysMoney(amounts.valueAt10th),
      valueAt50th: inTodaysMoney(amounts.valueAt50th),
      valueAt90th: inTodaysMoney(amounts.valueAt90th),
    };
  });
  return {
    ...result,
    payments,
    ...pathsInTodaysMoney(result, inflationRate),
    valueAtRetirement: atStart(result.valueAtRetirement),
    valueAtRetirementAt10th: atStart(result.valueAtRetirementAt10th),
    valueAtRetirementAt90th: atStart(result.valueAtRetirementAt90th),
  };
}
