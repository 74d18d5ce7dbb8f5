/** Child goals, in the order they are offered. Source: specification section 3. */
export const GOAL_TYPES = ["Education", "HelpKids", "Activities", "Healthcare"] as const;

export type GoalType = (typeof GOAL_TYPES)[number];

/** Inputs that a goal type does not ask for and always takes. Source: specification section 3. */
export const FORCED_GOAL_INPUTS: Readonly<Record<GoalType, { age?: number; numberOfYears?: number }>> = {
  Education: {},
  HelpKids: { numberOfYears: 1 },
  Activities: {},
  Healthcare: { age: 0 },
};
