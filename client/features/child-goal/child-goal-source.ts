import { calculateChildGoal } from "#client/api/calculate-child-goal.ts";
import type { PlanSource } from "#client/features/plan/plan-source.ts";
import type { ChildGoalForm, ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { GoalResult } from "#shared/contract/schemas/results.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { childGoalReport } from "#shared/report/child-goal-report.ts";
import { childGoalMemory } from "./child-goal-memory.ts";

/** The calculator of a type of child goal, to the pages behind its form. */
export function childGoalSource(type: GoalType): PlanSource<ChildGoalForm, ChildGoalPlan, GoalResult> {
  return {
    kind: childGoalReport(type),
    calculate: calculateChildGoal,
    memoryOf: () => childGoalMemory(type),
  };
}
