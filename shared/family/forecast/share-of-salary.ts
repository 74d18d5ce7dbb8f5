import { lastExpenseStep } from "#shared/child-goal/forecast/accounts.ts";
import { toUsd } from "#shared/domain/currencies.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { retirementStep } from "#shared/pension/forecast/accounts.ts";
import type { FamilyPlan } from "../schemas.ts";
import { contributionUsdAt, type FamilyCashFlows } from "./accounts.ts";

/** Less a month is no salary, of which a share would tell anything. Unit: the plan's currency. */
const LEAST_SALARY = 1;

/**
 * Returns the largest part of the salary that all contributions take together in a plan year until retirement, in
 * percent; null without a salary or such a year. Within a year contributions only end, so that its first month decides.
 */
export function largestShareOfSalary(
  { currency, contributionsGoOn = false, pension: { monthlySalary, salaryIncreasePercentage } }: FamilyPlan,
  { pension, children }: FamilyCashFlows,
): number | null {
  const years = retirementStep(pension) / MONTHS_PER_YEAR;
  if (monthlySalary < LEAST_SALARY || years === 0) return null;
  const paidUntil = [
    { ...pension.contribution, lastStep: Number.POSITIVE_INFINITY },
    ...children.map((child) => ({
      ...child.contribution,
      lastStep: contributionsGoOn ? Number.POSITIVE_INFINITY : lastExpenseStep(child),
    })),
  ];
  const shares = Array.from({ length: years }, (_, year) => {
    const firstMonth = MONTHS_PER_YEAR * year;
    const contributionsUsd = paidUntil
      .filter(({ lastStep }) => firstMonth <= lastStep)
      .reduce((sum, contribution) => sum + contributionUsdAt(contribution, firstMonth), 0);
    const salaryUsd = toUsd(monthlySalary, currency) * (1 + salaryIncreasePercentage / 100) ** year;
    return (100 * contributionsUsd) / salaryUsd;
  });
  return Math.max(...shares);
}
