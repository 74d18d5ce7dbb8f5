import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { type Assumptions, FUND_OF_RISK, INFLATION } from "./assumptions.ts";
import {
  certainMonthlyGrowth,
  futureValueOfContributions,
  futureValueOfYearlyPayments,
} from "./closed-forms.ts";
import { expenseHorizon, expenseSchedule } from "./expense-plan.ts";

/** Exact results of a child goal without volatility. Amounts in the plan's currency. */
export interface CertainChildGoal {
  /** When the expense starts, before the first payment. */
  readonly valueAtStart: number;
  readonly valueAtHorizon: number;
  /** Null without a payment after today. */
  readonly requiredMonthlyInvestment: number | null;
  /** True if every expense is paid in full. */
  readonly isReached: boolean;
}

/** A child goal without volatility, by annuity formulas. */
export function certainChildGoal(
  plan: ChildGoalPlan,
  start: PlanMonth,
  assumptions: Assumptions,
): CertainChildGoal {
  const { first, last, years } = expenseSchedule(plan, start);
  const inflation = INFLATION[plan.countryOfExpense];
  const monthly = certainMonthlyGrowth(assumptions, assumptions.equityShare[FUND_OF_RISK[plan.risk]]);

  /** Contributions of 1 until a month, that month's included: whole years, and the months of the one under way. */
  const unitContributions = (t: number) => {
    const wholeYears = Math.floor(t / 12);
    const months = t % 12;
    const underWay = (1 + inflation) ** wholeYears * ((monthly ** (months + 1) - 1) / (monthly - 1));
    return futureValueOfContributions(1, inflation, wholeYears, monthly) * monthly ** months + underWay;
  };
  const additional = (t: number) => (t < first ? 0 : plan.expectedAdditional * monthly ** (t - first));
  const savings = (t: number) => plan.currentAdditional * monthly ** t + additional(t);
  const paymentsUntil = (t: number) => Math.max(0, Math.min(years, Math.floor((t - first) / 12) + 1));
  const expenses = (t: number) => {
    const payments = paymentsUntil(t);
    if (payments === 0) return 0;
    const firstPayment = plan.currentAnnualExpense * (1 + inflation) ** (first / 12);
    const lastPaid = first + 12 * (payments - 1);
    return (
      futureValueOfYearlyPayments(firstPayment, inflation, payments, monthly) * monthly ** (t - lastPaid)
    );
  };
  const value = (t: number) => savings(t) + plan.monthlyInvestment * unitContributions(t) - expenses(t);

  /** The amount due today that the savings do not cover. */
  const dueBeyondSavings = Math.max(0, expenses(0) - savings(0));
  let required: number | null = null;
  let isReached = true;
  for (let t = first; t <= last; t += 12) {
    if (value(t) < -1e-6) isReached = false;
    if (t === 0) continue;
    const owed = expenses(t) - savings(t);
    // Today's contribution pays what is due today, if it can; otherwise the others alone pay all that comes later.
    const withToday = owed / unitContributions(t);
    const withoutToday = (owed - dueBeyondSavings * monthly ** t) / (unitContributions(t) - monthly ** t);
    const needed = dueBeyondSavings > 0 ? Math.min(withToday, withoutToday) : withToday;
    required = Math.max(required ?? 0, needed);
  }
  const horizon = expenseHorizon(last);
  const contributed = plan.monthlyInvestment * unitContributions(last) * monthly ** (horizon - last);
  return {
    valueAtStart: value(first) + plan.currentAnnualExpense * (1 + inflation) ** (first / 12),
    valueAtHorizon: savings(horizon) + contributed - expenses(horizon),
    requiredMonthlyInvestment: required,
    isReached,
  };
}
