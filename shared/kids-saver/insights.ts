import { dueNowBeyondSavingsUsd } from "#shared/child-goal/accounts.ts";
import { expenseInsights, type GoalChange } from "#shared/child-goal/expense-insights.ts";
import { goalChanges } from "#shared/child-goal/goal-changes.ts";
import type { Insights } from "#shared/contract/insights.ts";
import { MOST_GOALS_CHANGED } from "#shared/domain/insights.ts";
import { kidsSaverStartYears } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import { kidsSaverCashFlows } from "./forecast.ts";
import { validateKidsSaverPlan } from "./form.ts";
import type { KidsSaverPlan } from "./schemas.ts";

/**
 * What would change the answer of goals that are saved for together; of the goals themselves, the dearest are changed.
 * @param plan valid by the contract, for a plan that starts in the context's month
 * @throws {PlanningError} if not even the plan's own chance could be had
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
 * The goals whose changes are looked at, by what a year costs in today's money times the years. They are one less where
 * something is due now that the savings do not pay: each requirement then takes two planning calls.
 */
function dearestGoals(plan: KidsSaverPlan, start: PlanMonth): KidsSaverPlan["goals"] {
  const isDueNow = dueNowBeyondSavingsUsd(kidsSaverCashFlows(plan, start)) > 0;
  const costOf = ({ currentAnnualExpense, numberOfYears }: KidsSaverPlan["goals"][number]) =>
    currentAnnualExpense * numberOfYears;
  return plan.goals
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, isDueNow ? MOST_GOALS_CHANGED - 1 : MOST_GOALS_CHANGED);
}
