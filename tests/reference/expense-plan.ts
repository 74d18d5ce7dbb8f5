import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { FUND_OF_RISK, type Fund, MODEL_ASSUMPTIONS } from "./assumptions.ts";
import { rootByBisection, shareNotBelowZero } from "./gap.ts";
import type { ReferenceOptions } from "./options.ts";
import { type Outcomes, outcomesOf, yearlySteps } from "./outcomes.ts";
import { percentile } from "./percentile.ts";
import { type Account, type Simulation, simulate, sumOf, withFee } from "./simulation.ts";
import { monthlyContributions, noTransactions, transactionAt } from "./transactions.ts";

/** The test contribution of the third call, a month. Specification section 7. */
const TEST_CONTRIBUTION = 1000;

/** When a goal's expenses fall due, in time steps. */
export interface ExpenseSchedule {
  readonly first: number;
  readonly last: number;
  readonly years: number;
}

export interface Expense {
  readonly schedule: ExpenseSchedule;
  /** In today's money, plan currency. */
  readonly annualAmount: number;
  readonly inflationRate: number;
}

/** Savings and contributions against the expenses of one goal or of several. Amounts in the plan's currency. */
export interface ExpensePlan {
  readonly ageYears: number;
  readonly risk: Fund;
  readonly currentSavings: number;
  readonly additionalSavings: number;
  readonly monthlyInvestment: number;
  /** Yearly rate at which the contributions rise. */
  readonly contributionIncrease: number;
  readonly expenses: readonly Expense[];
}

export interface ExpensePlanResult extends Outcomes {
  readonly chanceToReachLifestyleGoal: number;
  /** The same, if 1 % of everything held were taken every year. */
  readonly chanceWithFee: number;
  readonly requiredSavingsFactor: number | null;
  readonly requiredMonthlyInvestment: number | null;
  readonly valueAtRetirement: number;
  readonly valueAtRetirementAt10th: number;
  readonly valueAtRetirementAt90th: number;
  readonly payments: ExpensePayment[];
}

/** A payment: its time step, its amount, and percentiles of the value left after it. */
interface ExpensePayment {
  timeStep: number;
  amount: number;
  valueAt10th: number;
  valueAt50th: number;
  valueAt90th: number;
}

/** Calendar months from year 0 to a month, so that two of them tell how far they are apart. */
const monthsSinceYearZero = (year: number, month: number) => 12 * year + (month - 1);

/**
 * When a goal's expenses fall due: in September of each of its years, from the month of the start on. Helping kids takes
 * one year, whatever is asked for (specification section 3).
 */
export function expenseSchedule(
  goal: { readonly type: string; readonly startYear: number; readonly numberOfYears: number },
  start: PlanMonth,
): ExpenseSchedule {
  const numberOfYears = goal.type === "HelpKids" ? 1 : goal.numberOfYears;
  const steps: number[] = [];
  for (let year = goal.startYear; year < goal.startYear + numberOfYears; year++) {
    const step = monthsSinceYearZero(year, 9) - monthsSinceYearZero(start.year, start.month);
    if (step >= 0) steps.push(step);
  }
  const [first] = steps;
  if (first === undefined) throw new Error("all years of this goal are over");
  return { first, last: steps.at(-1) ?? first, years: steps.length };
}

/** Whole years from the start until the first that ends after the last expense, in months. */
export function expenseHorizon(lastExpense: number): number {
  let horizon = 0;
  while (horizon <= lastExpense) horizon += 12;
  return horizon;
}

/** Payments into and out of an expense plan by time step. */
export interface ExpenseFlows {
  readonly firstExpense: number;
  readonly horizon: number;
  readonly expenseSteps: ReadonlySet<number>;
  readonly accounts: readonly Account[];
  /** Contributions that start at this amount a month today. */
  readonly contributions: (first: number) => Float64Array;
  readonly expenseTransactions: Float64Array;
}

/** The accounts of an expense plan, by its own way: every payment of every goal in its month. */
export function expenseFlows(plan: ExpensePlan): ExpenseFlows {
  const firstExpense = Math.min(...plan.expenses.map(({ schedule }) => schedule.first));
  const lastExpense = Math.max(...plan.expenses.map(({ schedule }) => schedule.last));
  const horizon = expenseHorizon(lastExpense);
  const contributions = (first: number) =>
    monthlyContributions(horizon, first, plan.contributionIncrease, lastExpense);
  const expenseTransactions = noTransactions(horizon);
  const expenseSteps = new Set<number>();
  for (const { schedule, annualAmount, inflationRate } of plan.expenses) {
    for (let t = schedule.first; t <= schedule.last; t += 12) {
      expenseSteps.add(t);
      expenseTransactions[t] =
        (expenseTransactions[t] as number) - annualAmount * (1 + inflationRate) ** (t / 12);
    }
  }
  const accounts: readonly Account[] = [
    { id: "current-savings", transactions: transactionAt(horizon, 0, plan.currentSavings) },
    { id: "monthly-investment", transactions: contributions(plan.monthlyInvestment) },
    { id: "additional-savings", transactions: transactionAt(horizon, firstExpense, plan.additionalSavings) },
    { id: "expenses", transactions: expenseTransactions },
  ];
  return { firstExpense, horizon, expenseSteps, accounts, contributions, expenseTransactions };
}

/** Accounts, forecast, chances and requirement, by brute force. */
export function calculateExpensePlan(plan: ExpensePlan, options: ReferenceOptions): ExpensePlanResult {
  const { scenarios, seed, assumptions = MODEL_ASSUMPTIONS } = options;
  const { firstExpense, horizon, expenseSteps, accounts, contributions, expenseTransactions } =
    expenseFlows(plan);
  const later = (transactions: Float64Array) => transactions.map((amount, t) => (t === 0 ? 0 : amount));
  /** Accounts for finding the requirement: those of the first month, and of all others. */
  const parts: Account[] = [
    { id: "one-today", transactions: transactionAt(horizon, 0, 1) },
    { id: "later-contributions", transactions: later(contributions(TEST_CONTRIBUTION)) },
    { id: "later-expenses", transactions: later(expenseTransactions) },
    {
      id: "later-savings",
      transactions: later(transactionAt(horizon, firstExpense, plan.additionalSavings)),
    },
  ];
  const simulation = simulate({
    accounts: [
      ...accounts,
      ...withFee(accounts),
      ...parts.map((account) => ({ ...account, isBesidePlan: true })),
    ],
    horizon,
    equityShareAt: () => assumptions.equityShare[FUND_OF_RISK[plan.risk]],
    totalSteps: [...new Set([...yearlySteps(horizon), ...expenseSteps])],
    balanceSteps: [...expenseSteps],
    assumptions,
    scenarios,
    seed,
  });

  const requiredSavingsFactor = requiredFactor(
    simulation,
    [...expenseSteps].filter((t) => t > 0),
    (expenseTransactions[0] as number) +
      plan.currentSavings +
      (firstExpense === 0 ? plan.additionalSavings : 0),
  );
  const paidAtFirst = expenseTransactions[firstExpense] as number;
  const beforeFirstExpense = simulation.totalAt(firstExpense).map((value) => value - paidAtFirst);
  return {
    ...outcomesOf(plan.ageYears, yearlySteps(horizon), simulation.totalAt),
    chanceToReachLifestyleGoal: 100 * smallestShare(simulation, accounts, expenseSteps),
    chanceWithFee: 100 * smallestShare(simulation, withFee(accounts), expenseSteps),
    requiredSavingsFactor,
    requiredMonthlyInvestment:
      requiredSavingsFactor === null ? null : TEST_CONTRIBUTION * requiredSavingsFactor,
    valueAtRetirement: percentile(beforeFirstExpense, 0.5),
    valueAtRetirementAt10th: percentile(beforeFirstExpense, 0.1),
    valueAtRetirementAt90th: percentile(beforeFirstExpense, 0.9),
    payments: [...expenseSteps]
      .sort((one, other) => one - other)
      .map((timeStep) => {
        const left = simulation.totalAt(timeStep);
        return {
          timeStep,
          amount: -(expenseTransactions[timeStep] as number),
          valueAt10th: percentile(left, 0.1),
          valueAt50th: percentile(left, 0.5),
          valueAt90th: percentile(left, 0.9),
        };
      }),
  };
}

/**
 * Returns the smallest share over all expenses of the scenarios whose total is not negative. The tolerance is a
 * billionth of the amounts moved.
 */
export function smallestShare(
  simulation: Simulation,
  accounts: readonly Account[],
  expenseSteps: ReadonlySet<number>,
): number {
  const shares = [...expenseSteps].map((t) => {
    let moved = 0;
    for (const { transactions } of accounts) {
      for (let month = 0; month <= t; month++) moved += Math.abs(transactions[month] as number);
    }
    const [first = "", ...others] = accounts.map(({ id }) => id);
    return shareNotBelowZero(simulation.balanceAt(first, t), sumOf(simulation, others, t), 1e-9 * moved);
  });
  return Math.min(...shares);
}

/**
 * The factor on the test contribution with which every later expense is paid in half of the scenarios; `null` without a
 * later expense. What is due today and beyond the savings takes today's contribution; what that does not pay is paid from
 * elsewhere and burdens no later expense.
 * @param leftToday savings less what is due today; below zero where they do not pay it
 */
function requiredFactor(
  simulation: Simulation,
  laterSteps: readonly number[],
  leftToday: number,
): number | null {
  if (laterSteps.length === 0) return null;
  const investedToday = (factor: number) => {
    const left = leftToday + factor * TEST_CONTRIBUTION;
    return leftToday < 0 ? Math.max(0, left) : left;
  };
  const factors = laterSteps.map((t) => {
    const today = simulation.balanceAt("one-today", t);
    const contributions = simulation.balanceAt("later-contributions", t);
    const others = sumOf(simulation, ["later-expenses", "later-savings"], t);
    const factor = rootByBisection((factor) => {
      const started = investedToday(factor);
      return others.map(
        (value, s) => value + started * (today[s] as number) + factor * (contributions[s] as number),
      );
    });
    if (factor === null) throw new Error("a contribution is made in every plan");
    return factor;
  });
  return Math.max(0, ...factors);
}
