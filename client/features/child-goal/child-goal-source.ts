import { calculateChildGoal } from "#client/api/calculate-child-goal.ts";
import type { PlanSource } from "#client/form/plan-source.ts";
import { childGoalReport } from "#shared/child-goal/report.ts";
import type { ChildGoalForm, ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { childGoalMemory } from "./child-goal-memory.ts";

/** The calculator of a type of child goal, to the pages behind its form. */
export function childGoalSource(type: GoalType): PlanSource<ChildGoalForm, ChildGoalPlan, GoalResult> {
  return {
    kind: childGoalReport(type),
    calculate: calculateChildGoal,
    memoryOf: () => childGoalMemory(type),
  };
}
