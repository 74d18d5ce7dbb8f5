import { FUND_OF_RISK, type Fund, MODEL_ASSUMPTIONS } from "./assumptions.ts";
import { factorByBisection, shareNotBelowZero } from "./gap.ts";
import type { ReferenceOptions } from "./options.ts";
import { type Outcomes, outcomesOf, yearlySteps } from "./outcomes.ts";
import { percentile } from "./percentile.ts";
import { type Account, simulate, sumOf } from "./simulation.ts";
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
  readonly requiredSavingsFactor: number;
  readonly requiredMonthlyInvestment: number;
  readonly valueAtRetirement: number;
}

/**
 * When a goal's expenses fall due: from the start of its calendar year's plan year, one a year; the years before
 * the current one are over. Helping kids takes one year, whatever is asked for (specification section 3).
 */
export function expenseSchedule(
  goal: { readonly type: string; readonly startYear: number; readonly numberOfYears: number },
  currentYear: number,
): ExpenseSchedule {
  const numberOfYears = goal.type === "HelpKids" ? 1 : goal.numberOfYears;
  let first = Number.NaN;
  let years = 0;
  for (let year = goal.startYear; year < goal.startYear + numberOfYears; year++) {
    if (year < currentYear) continue;
    if (years === 0) first = 12 * (year - currentYear);
    years++;
  }
  if (years === 0) throw new Error("all years of this goal are over");
  return { first, last: first + 12 * (years - 1), years };
}

/** Accounts, three calls' worth of results, by brute force. */
export function calculateExpensePlan(plan: ExpensePlan, options: ReferenceOptions): ExpensePlanResult {
  const { scenarios, seed, assumptions = MODEL_ASSUMPTIONS } = options;
  const firstExpense = Math.min(...plan.expenses.map(({ schedule }) => schedule.first));
  const lastExpense = Math.max(...plan.expenses.map(({ schedule }) => schedule.last));
  const horizon = lastExpense + 12;
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

  const accounts: Account[] = [
    { id: "current-savings", transactions: transactionAt(horizon, 0, plan.currentSavings) },
    { id: "monthly-investment", transactions: contributions(plan.monthlyInvestment) },
    { id: "additional-savings", transactions: transactionAt(horizon, firstExpense, plan.additionalSavings) },
    { id: "expenses", transactions: expenseTransactions },
  ];
  const testContribution = { id: "required-investment", transactions: contributions(TEST_CONTRIBUTION) };
  const steps = yearlySteps(horizon);
  const simulation = simulate({
    accounts: [...accounts, { ...testContribution, isBesidePlan: true }],
    horizon,
    equityShareAt: () => assumptions.equityShare[FUND_OF_RISK[plan.risk]],
    totalSteps: steps,
    balanceSteps: [...expenseSteps],
    assumptions,
    scenarios,
    seed,
  });

  let smallestShare = 1;
  let largestFactor = Number.NEGATIVE_INFINITY;
  for (const t of expenseSteps) {
    const withoutContributions = sumOf(simulation, ["current-savings", "additional-savings", "expenses"], t);
    const share = shareNotBelowZero(simulation.balanceAt("monthly-investment", t), withoutContributions);
    smallestShare = Math.min(smallestShare, share);
    const factor = factorByBisection(simulation.balanceAt("required-investment", t), withoutContributions);
    if (factor === null) throw new Error("a contribution is made in every plan");
    largestFactor = Math.max(largestFactor, factor);
  }
  const requiredSavingsFactor = Math.max(0, largestFactor);

  const paidAtFirst = expenseTransactions[firstExpense] as number;
  const beforeFirstExpense = simulation.totalAt(firstExpense).map((value) => value - paidAtFirst);
  return {
    ...outcomesOf(plan.ageYears, steps, simulation.totalAt),
    chanceToReachLifestyleGoal: 100 * smallestShare,
    requiredSavingsFactor,
    requiredMonthlyInvestment: TEST_CONTRIBUTION * requiredSavingsFactor,
    valueAtRetirement: percentile(beforeFirstExpense, 0.5),
  };
}
