import { type CertaintyLevel, MOST_TO_GIVE_UP } from "#shared/domain/insights.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { mostToInvest } from "../contribution.ts";
import { annualLivingCost, currentMonthlyInvestment } from "../plan-values.ts";
import type { PensionPlan } from "../schemas.ts";
import { askChange, askRequirement, askSpending, type RequirementAnswer } from "./insight-questions.ts";
import { combination, contributionOf, type PlanChange, spendingOf } from "./plan-changes.ts";

/** Requests the chance of a later retirement, and the contribution with which it reaches a level of certainty. */
export async function askLater(
  plan: PensionPlan,
  moved: PlanChange,
  level: CertaintyLevel,
  context: PlanningContext,
): Promise<RequirementAnswer> {
  if (currentMonthlyInvestment(moved.plan) > 0)
    return askRequirement(plan, level, context, { change: moved });
  return { amount: null, changed: await askChange(moved, context) };
}

/**
 * Finds a combination for whoever retires no later: less spending with the contribution that then reaches a level of
 * certainty or, if that is more than a change may propose, the largest contribution with the spending that then does.
 */
export async function findThrifty(
  plan: PensionPlan,
  less: PlanChange | undefined,
  level: CertaintyLevel,
  context: PlanningContext,
): Promise<PlanChange | undefined> {
  if (less === undefined) return undefined;
  const most = contributionOf(plan, mostToInvest(plan));
  const ability = most && (await askSpending(most.plan, level, context));
  if (ability !== undefined && ability.amount < annualLivingCost(less.plan)) {
    const spending = affordableSpending(plan, ability.amount);
    return spending && combination(plan, spending, mostToInvest(plan));
  }
  const { amount } = await askRequirement(less.plan, level, context);
  return changeTo(amount, (monthly) => combination(plan, less, monthly));
}

/** Returns a change to a smaller spending of at most the given amount a year; undefined if that gives up too much. */
export function affordableSpending(plan: PensionPlan, amount: number): PlanChange | undefined {
  return amount < (1 - MOST_TO_GIVE_UP) * annualLivingCost(plan) ? undefined : spendingOf(plan, amount);
}

/** Returns a change to an amount; undefined if the amount is not known. */
export function changeTo(
  amount: number | null | undefined,
  to: (amount: number) => PlanChange | undefined,
): PlanChange | undefined {
  return amount === null || amount === undefined ? undefined : to(amount);
}
