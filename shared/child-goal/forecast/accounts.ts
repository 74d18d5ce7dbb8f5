import { inflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { ChildRisk } from "#shared/domain/risk-strategies.ts";
import type { HeldSavings } from "#shared/planning/check-in.ts";
import { type Plan, type PlanAccount, yearlyTimeSteps } from "#shared/planning/plan-request.ts";

/** The accounts whose gap factors are requested. */
export const MONTHLY_INVESTMENT = "monthly-investment";
export const REQUIRED_INVESTMENT = "required-investment";

/** One expense, paid once a year. Amounts in USD, rates as fractions a year. */
export interface Expense {
  /** ID of the expense's account. */
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
    /** True if this month's contribution is left out; default: false. */
    readonly isFromNextMonth?: boolean;
  };
  readonly expenses: readonly Expense[];
}

/** The account for a plan's contributions: its own, or that of a test contribution whose gap factor is requested. */
type ContributionAccount = typeof MONTHLY_INVESTMENT | typeof REQUIRED_INVESTMENT;

/** Turns child goals into a plan of accounts that hold the chosen fund throughout. See docs/model.md. */
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

/** Returns what is held for child goals until their last expense. */
export function heldForExpenses(cashFlows: ExpenseCashFlows): HeldSavings {
  return {
    plan: expensePlan(cashFlows, MONTHLY_INVESTMENT),
    item: MONTHLY_INVESTMENT,
    lastStep: lastExpenseStep(cashFlows),
  };
}

/** Returns all time steps at which an expense is paid, ascending. */
export function expenseTimeSteps({ expenses }: Pick<ExpenseCashFlows, "expenses">): readonly number[] {
  const steps = expenses.flatMap(({ startTimeStep, years }) =>
    Array.from({ length: years }, (_, year) => startTimeStep + MONTHS_PER_YEAR * year),
  );
  return [...new Set(steps)].sort((a, b) => a - b);
}

/** Returns the time steps to observe, ascending: each year up to the first one after the last expense, each expense. */
export function expenseObservationSteps(cashFlows: Pick<ExpenseCashFlows, "expenses">): readonly number[] {
  const expenseSteps = expenseTimeSteps(cashFlows);
  const yearly = yearlyTimeSteps(Math.max(...expenseSteps) + MONTHS_PER_YEAR);
  return [...new Set([...yearly, ...expenseSteps])].sort((a, b) => a - b);
}

/** Returns the time step of the first expense. */
export function firstExpenseStep({ expenses }: Pick<ExpenseCashFlows, "expenses">): number {
  return Math.min(...expenses.map(({ startTimeStep }) => startTimeStep));
}

/** Returns the time step of the last expense. */
export function lastExpenseStep(cashFlows: Pick<ExpenseCashFlows, "expenses">): number {
  return Math.max(...expenseTimeSteps(cashFlows));
}

/** Returns the sum of all payments at a time step, in USD of that time. */
export function paymentsUsdAt({ expenses }: Pick<ExpenseCashFlows, "expenses">, timeStep: number): number {
  return expenses
    .filter((expense) => expenseTimeSteps({ expenses: [expense] }).includes(timeStep))
    .reduce((sum, { annualUsd, inflationRate }) => sum + inflated(annualUsd, inflationRate, timeStep), 0);
}

/**
 * Returns the part of this month's payments that the savings do not cover, in USD; 0 or less if they cover everything.
 */
export function dueNowBeyondSavingsUsd(cashFlows: ExpenseCashFlows): number {
  if (firstExpenseStep(cashFlows) > 0) return 0;
  return paymentsUsdAt(cashFlows, 0) - cashFlows.currentSavingsUsd - cashFlows.additionalSavingsUsd;
}

/** Returns the cash flows after this month's payments have used up all savings and this month's contribution. */
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

/** Returns the contributions; one left out this month is subtracted again, so that the others rise as planned. */
function contributions(cashFlows: ExpenseCashFlows): Omit<PlanAccount, "id"> {
  const { monthlyUsd: amount, yearlyIncrease, isFromNextMonth = false } = cashFlows.contribution;
  const endTimeStep = lastExpenseStep(cashFlows);
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
