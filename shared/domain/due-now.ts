import { goalTiming } from "./goal-timing.ts";
import type { PlanMonth } from "./plan-month.ts";

/** Money to pay with, in the plan's currency. */
export interface ExpenseSavings {
  readonly currentAdditional: number;
  readonly expectedAdditional: number;
  readonly monthlyInvestment: number;
}

/** A goal with its cost of a year in today's money, in the plan's currency. */
export type Expense = Parameters<typeof goalTiming>[0] & { readonly currentAnnualExpense: number };

/** Returns the part of this month's expenses beyond all savings and this month's contribution, plan currency. */
export function uncoveredNow(goals: readonly Expense[], savings: ExpenseSavings, start: PlanMonth): number {
  const due = goals
    .filter((goal) => {
      const { startTimeStep, years } = goalTiming(goal, start);
      return startTimeStep === 0 && years > 0;
    })
    .reduce((sum, { currentAnnualExpense }) => sum + currentAnnualExpense, 0);
  if (due === 0) return 0;
  const { currentAdditional, expectedAdditional, monthlyInvestment } = savings;
  return Math.max(0, due - currentAdditional - expectedAdditional - monthlyInvestment);
}
