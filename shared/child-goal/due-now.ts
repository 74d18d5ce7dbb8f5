import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/** Money to pay with, in the plan's currency. */
interface Savings {
  readonly currentAdditional: number;
  readonly expectedAdditional: number;
  readonly monthlyInvestment: number;
}

type Goal = Parameters<typeof goalTiming>[0] & { readonly currentAnnualExpense: number };

/**
 * Returns the part of the expenses due in the plan's first month that savings and that month's contribution do not
 * cover, in the plan's currency; 0 if nothing is due or everything is covered.
 */
export function uncoveredNow(goals: readonly Goal[], savings: Savings, start: PlanMonth): number {
  const due = goals
    .filter((goal) => goalTiming(goal, start).startTimeStep === 0)
    .reduce((sum, { currentAnnualExpense }) => sum + currentAnnualExpense, 0);
  if (due === 0) return 0;
  const { currentAdditional, expectedAdditional, monthlyInvestment } = savings;
  return Math.max(0, due - currentAdditional - expectedAdditional - monthlyInvestment);
}
