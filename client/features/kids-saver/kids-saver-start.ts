import { educationStart, goalAssumptions } from "#client/form/goal-assumptions.ts";
import type { QuickStartRules } from "#client/results/form-definition.ts";
import { enabledKeyOf, type GoalType, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { initialKidsSaverDraft, type KidsSaverDraft } from "./kids-saver-draft.ts";

/** The goal that three entries begin a plan with. */
export const FIRST_GOAL = "Education" satisfies GoalType;

/** Returns how three entries begin a plan: with an education alone, when the child is old enough, and Balanced risk. */
export function kidsSaverStart(today: PlanMonth): QuickStartRules<KidsSaverDraft> {
  const { startYear: first } = initialKidsSaverDraft(today).educationGoal;
  return {
    complete: (draft) => {
      const { educationGoal, age, risk } = draft;
      const startYear = educationStart(educationGoal.startYear, first, age, today);
      return {
        ...draft,
        educationGoalEnabled: true,
        educationGoal: { ...educationGoal, startYear },
        risk: risk || "Balanced",
      };
    },
    assumptions: (draft, wording) => [
      ...(KIDS_SAVER_GOALS.some((type) => type !== FIRST_GOAL && draft[enabledKeyOf(type)])
        ? []
        : [{ path: "educationGoalEnabled", label: wording.kidsSaver.start.onlyEducation }]),
      ...goalAssumptions(draft.educationGoal, draft, wording, "educationGoal/"),
    ],
  };
}
