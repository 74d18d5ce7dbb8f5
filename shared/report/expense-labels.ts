import { type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns the labels of an expense's fields: an expense paid once is not annual and has no start. */
export function expenseLabels(type: GoalType, { fields, childGoal: { report } }: Wording) {
  const isOnce = isPaidOnce({ type });
  const { countryOfExpense, numberOfYears, currentAnnualExpense, startYear } = fields;
  return {
    countryOfExpense,
    numberOfYears,
    currentAnnualExpense: isOnce ? report.annualExpense[type] : currentAnnualExpense,
    startYear: isOnce ? report.startYear[type] : startYear,
  };
}
