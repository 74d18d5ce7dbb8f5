import type { GoalType } from "#shared/domain/goal-types.ts";

interface ChildGoalKind {
  /** What its pages and their titles are named by. */
  readonly calculator: string;
  /** Where its form is; what follows the form lies below. Source: specification section 2. */
  readonly path: `/${string}`;
  /** Whether its chart counts the child's years or calendar years. Source: specification section 9. */
  readonly axis: "age" | "year";
}

/**
 * What differs between the child goals, beside the inputs that a type forces (`FORCED_GOAL_INPUTS`) and its words
 * (`childGoal.kinds` of the wording): form, calculation, results and routes all follow from these.
 */
export const CHILD_GOALS = {
  Education: { calculator: "education", path: "/education", axis: "age" },
  HelpKids: { calculator: "helpingKids", path: "/helping-kids", axis: "age" },
  Activities: { calculator: "activities", path: "/activities", axis: "age" },
  Healthcare: { calculator: "healthcare", path: "/healthcare", axis: "year" },
} as const satisfies Record<GoalType, ChildGoalKind>;
