import type { Fault, IsSound } from "#shared/contract/validation.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/** The fields of a goal that determine its payment dates. */
type PaidGoal = Parameters<typeof goalTiming>[0];

/** Returns true if all years of a goal are over in a plan that starts in the given month. */
export function isOver(goal: PaidGoal, start: PlanMonth): boolean {
  return goalTiming(goal, start).years <= 0;
}

/** Returns a fault for a goal whose years are all over: a form may hold it, but it cannot be calculated. */
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
