import type { Fault, IsSound } from "#shared/contract/validation.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/** The fields of a goal that say when it is paid. */
type PaidGoal = Parameters<typeof goalTiming>[0];

/** Whether all years of a goal are over in a plan that starts in the given month: then nothing is left to pay. */
export function isOver(goal: PaidGoal, start: PlanMonth): boolean {
  return goalTiming(goal, start).years <= 0;
}

/** A goal whose years are all over is a valid entry of a form, and yet none that could be calculated. */
export function overRules(
  goal: PaidGoal,
  path: string,
  start: PlanMonth,
  isSound: IsSound,
): readonly Fault[] {
  const isReadable = ["type", "startYear", "numberOfYears"].every((field) => isSound(`${path}/${field}`));
  if (!isReadable || !isOver(goal, start)) return [];
  return [{ path: `${path}/startYear`, rule: "over", message: "all years of this goal are over" }];
}
