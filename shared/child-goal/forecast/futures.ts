import type { Futures } from "#shared/contract/futures.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { singleFutures } from "#shared/planning/single-futures.ts";
import type { ChildGoalPlan } from "../schemas.ts";
import {
  type ExpenseCashFlows,
  expenseObservationSteps,
  expensePlan,
  expenseTimeSteps,
  firstExpenseStep,
  MONTHLY_INVESTMENT,
  paymentsUsdAt,
} from "./accounts.ts";
import { childGoalCashFlows } from "./forecast.ts";

/**
 * Returns ten single futures of a child goal, valid by the contract, that starts in the context's month.
 * @throws {PlanningError} if the planning service fails, or cannot tell single scenarios
 */
export async function childGoalFutures(plan: ChildGoalPlan, context: PlanningContext): Promise<Futures> {
  return expenseFutures(childGoalCashFlows(plan, context.start), plan.currency, context);
}

/**
 * Returns ten single futures of child goals that are saved for together.
 * @throws {PlanningError} if the planning service fails, or cannot tell single scenarios
 */
export async function expenseFutures(
  cashFlows: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
): Promise<Futures> {
  const milestone = firstExpenseStep(cashFlows);
  return singleFutures(
    {
      plan: expensePlan(cashFlows, MONTHLY_INVESTMENT),
      observationTimeSteps: expenseObservationSteps(cashFlows),
      milestone,
      paidAtMilestoneUsd: paymentsUsdAt(cashFlows, milestone),
      decisiveSteps: expenseTimeSteps(cashFlows),
      currency,
    },
    context,
  );
}
