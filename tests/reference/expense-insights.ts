import { FUND_OF_RISK, MODEL_ASSUMPTIONS } from "./assumptions.ts";
import { type ExpenseFlows, type ExpensePlan, expenseFlows, smallestShare } from "./expense-plan.ts";
import { smallestFactor } from "./gap.ts";
import type { ReferenceOptions } from "./options.ts";
import { percentile } from "./percentile.ts";
import { type Account, type Simulation, simulate } from "./simulation.ts";
import { transactionAt } from "./transactions.ts";

/** Possible bad turns for an expense plan. */
export interface WorseExpenses {
  readonly annualFee?: number;
  /** By how much every year's return falls short, as a fraction. */
  readonly shortfall?: number;
  /** By how much expenses rise faster than is assumed, as a fraction a year; contributions do not. */
  readonly dearer?: number;
}

/** The chance of an expense plan in percent: of its tightest payment. */
export function referenceExpenseChance(
  plan: ExpensePlan,
  options: ReferenceOptions,
  { annualFee = 0, shortfall = 0, dearer = 0 }: WorseExpenses = {},
): number {
  const flows = expenseFlows({
    ...plan,
    expenses: plan.expenses.map((expense) => ({
      ...expense,
      inflationRate: expense.inflationRate + dearer,
    })),
  });
  const accounts = flows.accounts.map((account) => ({ ...account, annualFee }));
  const simulation = simulated(plan, flows, accounts, options, shortfall);
  return 100 * smallestShare(simulation, flows.accounts, flows.expenseSteps);
}

/** The chance of an expense plan, and the value before its first payment that so many percent of the scenarios reach. */
export function referenceExpenseValue(plan: ExpensePlan, options: ReferenceOptions, level: number) {
  const flows = expenseFlows(plan);
  const { firstExpense, accounts, expenseSteps, expenseTransactions } = flows;
  const simulation = simulated(plan, flows, accounts, options);
  const afterPayment = percentile(simulation.totalAt(firstExpense), 1 - level / 100);
  return {
    chance: 100 * smallestShare(simulation, accounts, expenseSteps),
    value: afterPayment - (expenseTransactions[firstExpense] as number),
  };
}

/**
 * Monthly amount for each level of certainty, found by trying amounts until that percentage of the scenarios pays each
 * later expense. Savings and then today's contribution pay what is due today, and any rest of it burdens nothing later.
 * `null` without a later expense.
 */
export function referenceExpenseRequirement(
  plan: ExpensePlan,
  options: ReferenceOptions,
): (level: number) => number | null {
  const flows = expenseFlows(plan);
  const { firstExpense, horizon, expenseSteps, contributions, expenseTransactions } = flows;
  const withoutToday = (transactions: Float64Array) =>
    transactions.map((amount, t) => (t === 0 ? 0 : amount));
  const additional = transactionAt(horizon, firstExpense, plan.additionalSavings);
  const others = expenseTransactions.map((amount, t) => amount + (additional[t] as number));
  const simulation = simulated(
    plan,
    flows,
    [
      { id: "one-today", transactions: transactionAt(horizon, 0, 1) },
      { id: "one-a-month-later", transactions: withoutToday(contributions(1)) },
      { id: "others-later", transactions: withoutToday(others) },
    ],
    options,
  );
  const leftToday = plan.currentSavings + (others[0] as number);
  const laterSteps = [...expenseSteps].filter((t) => t > 0);
  const pays = (monthly: number, t: number, level: number) => {
    const invested = leftToday < 0 ? Math.max(0, leftToday + monthly) : leftToday + monthly;
    const [today, aMonth, other] = ["one-today", "one-a-month-later", "others-later"].map((id) =>
      simulation.balanceAt(id, t),
    ) as [Float64Array, Float64Array, Float64Array];
    const paid = today.filter(
      (one, s) => invested * one + monthly * (aMonth[s] as number) + (other[s] as number) >= 0,
    );
    return (100 * paid.length) / today.length >= level;
  };
  return (level) =>
    laterSteps.length === 0
      ? null
      : smallestFactor((monthly) => laterSteps.every((t) => pays(monthly, t, level)));
}

function simulated(
  plan: ExpensePlan,
  { firstExpense, horizon, expenseSteps }: ExpenseFlows,
  accounts: readonly Account[],
  { scenarios, seed, assumptions = MODEL_ASSUMPTIONS }: ReferenceOptions,
  shortfall = 0,
): Simulation {
  return simulate({
    accounts,
    horizon,
    equityShareAt: () => assumptions.equityShare[FUND_OF_RISK[plan.risk]],
    totalSteps: [firstExpense],
    balanceSteps: [...expenseSteps],
    assumptions,
    shortfall,
    scenarios,
    seed,
  });
}
