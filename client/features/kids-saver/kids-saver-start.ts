import { educationStart, goalAssumptions } from "#client/form/goal-assumptions.ts";
import type { QuickStartRules } from "#client/results/form-definition.ts";
import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";

/** The goal that three entries begin a plan with, and its keys. */
export const FIRST_GOAL = "Education";
export const FIRST_KEY = CHILD_GOALS[FIRST_GOAL].kidsSaver.key;
const ENABLED = enabledKeyOf(FIRST_GOAL);

/** A plan from three entries: an education, when the child is old enough, with Balanced risk. */
export const KIDS_SAVER_START: QuickStartRules<KidsSaverDraft> = {
  complete: (draft, { initial, start }) => {
    const { age, risk } = draft;
    const goal = draft[FIRST_KEY];
    const { startYear: first } = initial[FIRST_KEY];
    return {
      ...draft,
      [ENABLED]: true,
      [FIRST_KEY]: { ...goal, startYear: educationStart(goal.startYear, first, age, start) },
      risk: risk || "Balanced",
    };
  },
  assumptions: (draft, wording) => {
    const hasOthers = KIDS_SAVER_GOALS.some((type) => type !== FIRST_GOAL && draft[enabledKeyOf(type)]);
    return [
      ...(hasOthers ? [] : [{ path: ENABLED, label: wording.kidsSaver.start.onlyEducation }]),
      ...goalAssumptions(draft[FIRST_KEY], draft, wording, `${FIRST_KEY}/`),
    ];
  },
};
