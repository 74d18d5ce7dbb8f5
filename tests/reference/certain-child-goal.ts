import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import { type Assumptions, FUND_OF_RISK, INFLATION } from "./assumptions.ts";
import {
  certainMonthlyGrowth,
  futureValueOfContributions,
  futureValueOfYearlyPayments,
} from "./closed-forms.ts";
import { expenseSchedule } from "./expense-plan.ts";

/** What is certain about a child goal without volatility. Amounts in the plan's currency. */
export interface CertainChildGoal {
  /** When the expense starts, before the first payment. */
  readonly valueAtStart: number;
  readonly valueAtHorizon: number;
  readonly requiredMonthlyInvestment: number;
  /** Whether every expense is paid in full. */
  readonly isReached: boolean;
}

/** A child goal without volatility, by annuity formulas. */
export function certainChildGoal(
  plan: ChildGoalPlan,
  currentYear: number,
  assumptions: Assumptions,
): CertainChildGoal {
  const { first, last } = expenseSchedule(plan, currentYear);
  const inflation = INFLATION[plan.countryOfExpense];
  const monthly = certainMonthlyGrowth(assumptions, assumptions.equityShare[FUND_OF_RISK[plan.risk]]);
  const yearly = monthly ** 12;
  const firstYear = first / 12;

  /** Contributions of 1 up to an expense, the one of that very month included. */
  const unitContributions = (year: number) =>
    futureValueOfContributions(1, inflation, year, monthly) + (1 + inflation) ** year;
  const savings = (year: number) =>
    plan.currentAdditional * yearly ** year + plan.expectedAdditional * yearly ** (year - firstYear);
  const expenses = (year: number) =>
    futureValueOfYearlyPayments(
      plan.currentAnnualExpense * (1 + inflation) ** firstYear,
      inflation,
      year - firstYear + 1,
      monthly,
    );
  const value = (year: number) =>
    savings(year) + plan.monthlyInvestment * unitContributions(year) - expenses(year);

  let required = 0;
  let isReached = true;
  for (let year = firstYear; year <= last / 12; year++) {
    required = Math.max(required, (expenses(year) - savings(year)) / unitContributions(year));
    if (value(year) < 0) isReached = false;
  }
  return {
    valueAtStart: savings(firstYear) + plan.monthlyInvestment * unitContributions(firstYear),
    valueAtHorizon: value(last / 12) * yearly,
    requiredMonthlyInvestment: required,
    isReached,
  };
}
