import type { Insights } from "#shared/contract/insights.ts";
import { SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD } from "#shared/domain/limits.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { validateChildGoalPlan } from "../form.ts";
import type { ChildGoalPlan } from "../schemas.ts";
import { expenseInsights } from "./expense-insights.ts";
import { childGoalCashFlows } from "./forecast.ts";
import { goalChanges } from "./goal-changes.ts";

/**
 * Calculates the insights of one child goal, valid by the contract, that starts in the context's month.
 * @throws {PlanningError} if the call for the plan's own chance fails
 */
export function childGoalInsights(plan: ChildGoalPlan, context: PlanningContext): Promise<Insights> {
  const { start } = context;
  return expenseInsights<ChildGoalPlan>(
    {
      plan,
      cashFlowsOf: (changed) => childGoalCashFlows(changed, start),
      isTaken: (changed) =>
        changed.monthlyInvestment <= SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD &&
        validateChildGoalPlan(changed, start).ok,
      goalsOf: (changed) => [changed],
      goalChanges: goalChanges(plan, start),
    },
    context,
  );
}
