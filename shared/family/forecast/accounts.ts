import {
  type ExpenseCashFlows,
  expensePlan,
  expenseTimeSteps,
  lastExpenseStep,
  MONTHLY_INVESTMENT,
} from "#shared/child-goal/forecast/accounts.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverCashFlows } from "#shared/kids-saver/forecast/forecast.ts";
import {
  decisiveSteps,
  type PensionCashFlows,
  pensionPlan,
  retirementStep,
} from "#shared/pension/forecast/accounts.ts";
import { pensionCashFlows } from "#shared/pension/forecast/cash-flows.ts";
import type { Plan, PlanAccount } from "#shared/planning/plan-request.ts";
import { childPurses, pensionPurse } from "../purses.ts";
import type { FamilyPlan } from "../schemas.ts";

/** The cash flows of every purse of a family. */
export interface FamilyCashFlows {
  readonly pension: PensionCashFlows;
  readonly children: readonly ExpenseCashFlows[];
}

/** Returns the cash flows of a plan that starts in the given month. */
export function familyCashFlows(plan: FamilyPlan, start: PlanMonth): FamilyCashFlows {
  const children = childPurses(plan).map((child) => kidsSaverCashFlows(child, start));
  const pension = pensionCashFlows(pensionPurse(plan));
  return { pension: plan.contributionsGoOn ? withFreedContributions(pension, children) : pension, children };
}

/** Adds each child's contribution to a pension from the month after the child's last payment on. */
function withFreedContributions(
  pension: PensionCashFlows,
  children: readonly ExpenseCashFlows[],
): PensionCashFlows {
  const paid = children.map((child) => ({ ...child.contribution, lastStep: lastExpenseStep(child) }));
  const freedContributionsUsd = Array.from({ length: retirementStep(pension) }, (_, timeStep) =>
    paid
      .filter(({ lastStep }) => lastStep < timeStep)
      .reduce((sum, contribution) => sum + contributionUsdAt(contribution, timeStep), 0),
  );
  return { ...pension, freedContributionsUsd };
}

/** Returns a contribution at a time step, in USD: it grows every plan year. */
export function contributionUsdAt(
  { monthlyUsd, yearlyIncrease }: { readonly monthlyUsd: number; readonly yearlyIncrease: number },
  timeStep: number,
): number {
  return monthlyUsd * (1 + yearlyIncrease) ** Math.floor(timeStep / MONTHS_PER_YEAR);
}

/** A purse as accounts, and the time steps at which it must not be below zero. */
interface PurseAccounts {
  readonly plan: Plan;
  readonly steps: readonly number[];
}

/** Returns every purse of its own, the pension's first. */
export function ownPurses({ pension, children }: FamilyCashFlows): readonly PurseAccounts[] {
  return [
    { plan: pensionPlan(pension), steps: decisiveSteps(pension) },
    ...children.map((child) => ({
      plan: expensePlan(child, MONTHLY_INVESTMENT),
      steps: expenseTimeSteps(child),
    })),
  ];
}

/**
 * Returns the accounts of all purses as one plan: the pension's, and those of child `c` as `child-c-…`, counted from 1,
 * which keep the child's strategy.
 * @param without index of a child whose goals are left out; its savings and contributions stay
 */
export function onePurse({ pension, children }: FamilyCashFlows, without?: number): Plan {
  const family = pensionPlan(pension);
  return {
    ...family,
    accounts: [
      ...family.accounts,
      ...children.flatMap((child, index) => childAccounts(child, index, index !== without)),
    ],
  };
}

function childAccounts(child: ExpenseCashFlows, index: number, isPaidFor: boolean): readonly PlanAccount[] {
  const { accounts, glidePath } = expensePlan(child, MONTHLY_INVESTMENT);
  const expenseIds = new Set(child.expenses.map(({ id }) => id));
  return accounts
    .filter(({ id }) => isPaidFor || !expenseIds.has(id))
    .map((account) => ({ ...account, id: `child-${index + 1}-${account.id}`, glidePath }));
}
