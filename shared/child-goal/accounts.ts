import { inflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { ChildRisk } from "#shared/domain/risk-strategies.ts";
import { type Plan, type PlanAccount, yearlyTimeSteps } from "#shared/planning/plan-request.ts";

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
  readonly contribution: {
    readonly monthlyUsd: number;
    readonly yearlyIncrease: number;
    /** Whether this month's is left out; it is not unless given. */
    readonly isFromNextMonth?: boolean;
  };
  readonly expenses: readonly Expense[];
}

/** Where a plan's contributions go: its own, or a test contribution that a gap factor is asked for. */
type ContributionAccount = typeof MONTHLY_INVESTMENT | typeof REQUIRED_INVESTMENT;

/** Child goals as a plan of accounts; the chosen fund is held throughout. See docs/model.md. */
export function expensePlan(cashFlows: ExpenseCashFlows, contributionAccount: ContributionAccount): Plan {
  return {
    glidePath: [{ fromTimeStep: 0, weights: { [cashFlows.risk]: 1 } }],
    accounts: [
      { id: "current-savings", currentValueUsd: cashFlows.currentSavingsUsd },
      ...[MONTHLY_INVESTMENT, REQUIRED_INVESTMENT].map((id) =>
        id === contributionAccount ? { id, ...contributions(cashFlows) } : { id },
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

/** When a plan of expenses is observed: today, every year after, up to the first of these after the last expense. */
export function expenseObservationSteps(cashFlows: Pick<ExpenseCashFlows, "expenses">): readonly number[] {
  return yearlyTimeSteps(Math.max(...expenseTimeSteps(cashFlows)) + MONTHS_PER_YEAR);
}

/** The time step of the first expense. */
export function firstExpenseStep({ expenses }: Pick<ExpenseCashFlows, "expenses">): number {
  return Math.min(...expenses.map(({ startTimeStep }) => startTimeStep));
}

/** The payments that fall due at the first expense, USD of that time. */
export function firstPaymentsUsd(cashFlows: Pick<ExpenseCashFlows, "expenses">): number {
  const first = firstExpenseStep(cashFlows);
  return cashFlows.expenses
    .filter(({ startTimeStep }) => startTimeStep === first)
    .reduce((sum, expense) => sum + firstPaymentUsd(expense), 0);
}

/** The part of this month's payments that the savings do not pay, USD; 0 or less where there is none. */
export function dueNowBeyondSavingsUsd(cashFlows: ExpenseCashFlows): number {
  if (firstExpenseStep(cashFlows) > 0) return 0;
  return firstPaymentsUsd(cashFlows) - cashFlows.currentSavingsUsd - cashFlows.additionalSavingsUsd;
}

/** The cash flows once what is due this month has taken all savings and this month's contribution. */
export function afterDueNow(cashFlows: ExpenseCashFlows): ExpenseCashFlows {
  return {
    ...cashFlows,
    currentSavingsUsd: 0,
    additionalSavingsUsd: 0,
    contribution: { ...cashFlows.contribution, isFromNextMonth: true },
    expenses: cashFlows.expenses
      .map((expense) =>
        expense.startTimeStep === 0
          ? { ...expense, startTimeStep: MONTHS_PER_YEAR, years: expense.years - 1 }
          : expense,
      )
      .filter(({ years }) => years > 0),
  };
}

function firstPaymentUsd({ annualUsd, inflationRate, startTimeStep }: Expense): number {
  return inflated(annualUsd, inflationRate, startTimeStep);
}

/** This month's, where it is left out, is taken back, so that the others rise with the plan years all the same. */
function contributions(cashFlows: ExpenseCashFlows): Omit<PlanAccount, "id"> {
  const { monthlyUsd: amount, yearlyIncrease, isFromNextMonth = false } = cashFlows.contribution;
  const endTimeStep = Math.max(...expenseTimeSteps(cashFlows));
  return {
    recurring: [{ startTimeStep: 0, endTimeStep, interval: 1, amount, yearlyIncrease }],
    ...(isFromNextMonth ? { onetime: [{ timeStep: 0, amount: -amount }] } : {}),
  };
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
