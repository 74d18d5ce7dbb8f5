import { type Draft, withNumbers } from "#client/features/plan/draft.ts";
import type { KidsSaverForm } from "#shared/contract/schemas/kids-saver.ts";
import { DEFAULT_DIAL_CODE, KIDS_SAVER_DEFAULTS, KIDS_SAVER_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import { FORCED_GOAL_INPUTS, type GoalType } from "#shared/domain/goal-types.ts";
import { KIDS_SAVER_GOAL_KEYS, KIDS_SAVER_GOALS } from "#shared/domain/kids-saver-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

export type KidsSaverDraft = Draft<KidsSaverForm, "risk">;

/** What the form starts with: no goal is enabled, and the risk preference and the contact data are the visitor's. */
export function initialKidsSaverDraft({ year }: PlanMonth): KidsSaverDraft {
  const { countryOfExpense, ...saver } = KIDS_SAVER_DEFAULTS;
  const goal = <T extends GoalType>(type: T) => {
    const { startsInYears, ...expense } = KIDS_SAVER_GOAL_DEFAULTS[type];
    return { type, countryOfExpense, startYear: year + startsInYears, ...expense };
  };
  return {
    ...saver,
    risk: "",
    name: "",
    email: "",
    phoneNumberCountryCode: DEFAULT_DIAL_CODE,
    phoneNumber: "",
    educationGoalEnabled: false,
    helpKidsGoalEnabled: false,
    healthcareGoalEnabled: false,
    activitiesGoalEnabled: false,
    educationGoal: goal("Education"),
    helpKidsGoal: goal("HelpKids"),
    healthcareGoal: goal("Healthcare"),
    activitiesGoal: goal("Activities"),
  };
}

const SAVER_NUMBERS = ["age", "monthlyInvestment", "currentAdditional", "expectedAdditional"] as const;

const GOAL_NUMBERS = ["startYear", "numberOfYears", "currentAnnualExpense"] as const;

/** The draft as the contract reads it: numbers in place of what was typed, and the inputs that goals force. */
export function withFormNumbers(draft: KidsSaverDraft): KidsSaverDraft {
  const goals = KIDS_SAVER_GOALS.map((type) => {
    const key = KIDS_SAVER_GOAL_KEYS[type];
    const { numberOfYears = draft[key].numberOfYears } = FORCED_GOAL_INPUTS[type];
    return [key, withNumbers({ ...draft[key], numberOfYears }, GOAL_NUMBERS)];
  });
  return { ...withNumbers(draft, SAVER_NUMBERS), ...Object.fromEntries(goals) };
}
