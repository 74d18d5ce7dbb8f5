import { educationStart, goalAssumptions } from "#client/form/goal-assumptions.ts";
import type { QuickStartRules } from "#client/results/form-definition.ts";
import { CHILD_GOALS, forcedInputsOf } from "#shared/domain/child-goals.ts";
import type { ChildGoalDraft } from "./child-goal-draft.ts";

/** A goal from three entries: with Balanced risk, and an education starts when the child is old enough. */
export const GOAL_START: QuickStartRules<ChildGoalDraft> = {
  complete: (draft, { initial, start }) => {
    const { type, startYear, age, risk } = draft;
    return {
      ...draft,
      risk: risk || "Balanced",
      startYear: CHILD_GOALS[type].isEducation
        ? educationStart(startYear, initial.startYear, age, start)
        : startYear,
    };
  },
  // Where the form does not ask for the age, the start is one of the three.
  assumptions: (draft, wording) =>
    goalAssumptions(draft, draft, wording).filter(
      ({ path }) => forcedInputsOf(draft.type).age === undefined || path !== "startYear",
    ),
};
