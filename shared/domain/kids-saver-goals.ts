import type { GoalType } from "./goal-types.ts";

/**
 * Where the Kids Saver keeps each goal, in the order it shows them: all that differs between them but their names
 * (wording), what they start with (defaults) and the inputs they force. Source: specification sections 2 and 3.
 */
export const KIDS_SAVER_GOAL_KEYS = {
  Education: "educationGoal",
  Healthcare: "healthcareGoal",
  Activities: "activitiesGoal",
  HelpKids: "helpKidsGoal",
} as const satisfies Record<GoalType, `${string}Goal`>;

export type KidsSaverGoalKey = (typeof KIDS_SAVER_GOAL_KEYS)[GoalType];

/** The goals in the order the Kids Saver shows them. */
export const KIDS_SAVER_GOALS = Object.keys(KIDS_SAVER_GOAL_KEYS) as readonly GoalType[];

/** The flag that says whether a goal is part of the plan. */
export function enabledKeyOf(type: GoalType) {
  return `${KIDS_SAVER_GOAL_KEYS[type]}Enabled` as const;
}
