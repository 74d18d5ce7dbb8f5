import { dueNowBeyondSavingsUsd } from "#shared/child-goal/forecast/accounts.ts";
import { expenseInsights, type GoalChange } from "#shared/child-goal/forecast/expense-insights.ts";
import { costOf, goalChanges } from "#shared/child-goal/forecast/goal-changes.ts";
import type { Insights } from "#shared/contract/insights.ts";
import { MOST_GOALS_CHANGED } from "#shared/domain/insights.ts";
import { kidsSaverStartYears } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { validateKidsSaverPlan } from "../form.ts";
import type { KidsSaverPlan } from "../schemas.ts";
import { kidsSaverCashFlows } from "./forecast.ts";

/**
 * Calculates the insights of goals saved for together, valid by the contract, with changes of the dearest goals.
 * @throws {PlanningError} if the call for the plan's own chance fails
 */
export function kidsSaverInsights(plan: KidsSaverPlan, context: PlanningContext): Promise<Insights> {
  const { start } = context;
  const { maximum } = kidsSaverStartYears(start.year);
  return expenseInsights<KidsSaverPlan>(
    {
      plan,
      cashFlowsOf: (changed) => kidsSaverCashFlows(changed, start),
      isTaken: (changed) =>
        changed.goals.every(({ startYear }) => startYear <= maximum) &&
        validateKidsSaverPlan(changed, start).ok,
      goalsOf: ({ goals }) => goals,
      goalChanges: dearestGoals(plan, start).flatMap((goal) =>
        goalChanges(goal, start).map(
          ({ kind, set }): GoalChange<KidsSaverPlan> => ({
            kind,
            goal: goal.type,
            set: { goals: plan.goals.map((other) => (other === goal ? { ...goal, ...set } : other)) },
          }),
        ),
      ),
    },
    context,
  );
}

/**
 * Returns the goals whose changes are calculated, ranked by yearly cost in today's money times the number of years. One
 * goal fewer if the savings do not cover the payments due now: each requirement then takes two planning calls.
 */
function dearestGoals(plan: KidsSaverPlan, start: PlanMonth): KidsSaverPlan["goals"] {
  const isDueNow = dueNowBeyondSavingsUsd(kidsSaverCashFlows(plan, start)) > 0;
  return plan.goals
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, isDueNow ? MOST_GOALS_CHANGED - 1 : MOST_GOALS_CHANGED);
}
