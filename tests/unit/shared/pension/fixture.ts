import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";

/** A plan of a 60-year-old who retires at 65. */
export const PLAN: PensionPlan = {
  ...TYPICAL_PENSION,
  age: 60,
  country: "India",
  lifestyle: "Basic",
  monthlySalary: 10_000,
  isSalaryBasedContribution: false,
};

/** One outcome a year of age: `value(age)` from 60 to 80. */
export function outcomes(value: (age: number) => number): Outcome[] {
  return Array.from({ length: 21 }, (_, year) => ({ age: 60 + year, value: value(60 + year) }));
}

/** A result with round figures, not calculated from the plan. */
export const RESULT: RetirementResult = {
  currency: "AED",
  requiredMonthlyInvestment: 812.3,
  requiredSavingsFactor: 0.8123,
  chanceToReachLifestyleGoal: 71.346,
  chanceWithFee: 64.2,
  outcomesAt10th: outcomes((age) => (age - 60) * 900),
  outcomesAt50th: outcomes((age) => (age - 60) * 1000),
  outcomesAt90th: outcomes((age) => (age - 60) * 1100),
  valueAtRetirement: 5000,
  modelVersion: "model-1",
  desiredSpendingAbility: 31_216.25,
  spendingAbility: 40_000,
  endOfServiceBenefit: 40_899.6,
};
