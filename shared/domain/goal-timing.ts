import { forcedInputsOf, type GoalType } from "./child-goals.ts";
import { MONTHS_PER_YEAR } from "./plan-month.ts";

/** When a goal's expense is paid. */
export interface GoalTiming {
  /** Time step of the first payment still to come, in months from the start of the plan. */
  readonly startTimeStep: number;
  /** Payments still to come, one a year; zero or less where all years are over. */
  readonly years: number;
}

/**
 * When a goal is paid in a plan that starts in `currentYear`. Years are plan years, aligned to today; those before the
 * current year are over and cost nothing.
 */
export function goalTiming(
  goal: { readonly type: GoalType; readonly startYear: number; readonly numberOfYears: number },
  currentYear: number,
): GoalTiming {
  const numberOfYears = forcedInputsOf(goal.type).numberOfYears ?? goal.numberOfYears;
  return {
    startTimeStep: MONTHS_PER_YEAR * Math.max(0, goal.startYear - currentYear),
    years: numberOfYears - Math.max(0, currentYear - goal.startYear),
  };
}
