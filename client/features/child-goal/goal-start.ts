import { educationStart, goalAssumptions } from "#client/form/goal-assumptions.ts";
import type { QuickStartRules } from "#client/results/form-definition.ts";
import { CHILD_GOALS, forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ChildGoalDraft } from "./child-goal-draft.ts";

/** Returns how three entries begin a goal: with Balanced risk, and an education starts when the child is old enough. */
export function goalStart(type: GoalType, today: PlanMonth): QuickStartRules<ChildGoalDraft> {
  const asksAge = forcedInputsOf(type).age === undefined;
  return {
    complete: (draft) => {
      const { startYear, age, risk } = draft;
      return {
        ...draft,
        risk: risk || "Balanced",
        startYear: CHILD_GOALS[type].isEducation
          ? educationStart(startYear, CHILD_GOAL_DEFAULTS.startYear, age, today)
          : startYear,
      };
    },
    assumptions: (draft, wording) =>
      goalAssumptions(draft, draft, wording).filter(({ path }) => asksAge || path !== "startYear"),
  };
}
