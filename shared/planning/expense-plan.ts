import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { ChildRisk } from "#shared/domain/risk-strategies.ts";
import type { Plan, PlanAccount } from "./plan-request.ts";

/** The accounts whose gap factors are asked for. */
export const MONTHLY_INVESTMENT = "monthly-investment";
export const REQUIRED_INVESTMENT = "required-investment";

/** One expense, paid once a year. Amounts in USD, rates as fractions a year. */
export interface Expense {
  /** Names the expense's account. */
  readonly id: string;
  /** A year's expense in today's money. */
  readonly annualUsd: number;
  readonly inflationRate: number;
  /** Months from the start of the plan to the first payment. */
  readonly startTimeStep: number;
  /** Payments to come, at least 1. */
  readonly years: number;
}

/** The cash flows of one or several child goals that are saved for together. */
export interface ExpenseCashFlows {
  readonly risk: ChildRisk;
  readonly currentSavingsUsd: number;
  /** Paid once when the first expense is due, not indexed. */
  readonly additionalSavingsUsd: number;
  /** Paid every month until the last expense; grows every plan year. */
  readonly contribution: { readonly monthlyUsd: number; readonly yearlyIncrease: number };
  readonly expenses: readonly Expense[];
}

/** Where a plan's contributions go: its own, or a test contribution that a gap factor is asked for. */
export type ContributionAccount = typeof MONTHLY_INVESTMENT | typeof REQUIRED_INVESTMENT;

/** Child goals as a plan of accounts; the chosen fund is held throughout. See docs/model.md. */
export function expensePlan(cashFlows: ExpenseCashFlows, contributionAccount: ContributionAccount): Plan {
  const contribution = {
    startTimeStep: 0,
    endTimeStep: Math.max(...expenseTimeSteps(cashFlows)),
    interval: 1,
    amount: cashFlows.contribution.monthlyUsd,
    yearlyIncrease: cashFlows.contribution.yearlyIncrease,
  };
  return {
    glidePath: [{ fromTimeStep: 0, weights: { [cashFlows.risk]: 1 } }],
    accounts: [
      { id: "current-savings", currentValueUsd: cashFlows.currentSavingsUsd },
      ...[MONTHLY_INVESTMENT, REQUIRED_INVESTMENT].map((id) =>
        id === contributionAccount ? { id, recurring: [contribution] } : { id },
      ),
      {
        id: "additional-savings",
        onetime: [{ timeStep: firstExpenseStep(cashFlows), amount: cashFlows.additionalSavingsUsd }],
      },
      ...cashFlows.expenses.map(expenseAccount),
    ],
  };
}

/** Every time step at which an expense is paid, ascending. */
export function expenseTimeSteps({ expenses }: Pick<ExpenseCashFlows, "expenses">): readonly number[] {
  const steps = expenses.flatMap(({ startTimeStep, years }) =>
    Array.from({ length: years }, (_, year) => startTimeStep + MONTHS_PER_YEAR * year),
  );
  return [...new Set(steps)].sort((a, b) => a - b);
}

/** The time step of the first expense. */
export function firstExpenseStep({ expenses }: Pick<ExpenseCashFlows, "expenses">): number {
  return Math.min(...expenses.map(({ startTimeStep }) => startTimeStep));
}

/** What an expense costs when it is first paid, USD of that year. */
export function firstPaymentUsd({ annualUsd, inflationRate, startTimeStep }: Expense): number {
  return annualUsd * (1 + inflationRate) ** (startTimeStep / MONTHS_PER_YEAR);
}

function expenseAccount(expense: Expense): PlanAccount {
  const { id, inflationRate, startTimeStep, years } = expense;
  return {
    id,
    recurring: [
      {
        startTimeStep,
        endTimeStep: startTimeStep + MONTHS_PER_YEAR * (years - 1),
        interval: MONTHS_PER_YEAR,
        amount: -firstPaymentUsd(expense),
        yearlyIncrease: inflationRate,
      },
    ],
  };
}
