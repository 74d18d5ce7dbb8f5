import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Fault, IsSound } from "./validation.ts";

/** A goal whose years are all over costs nothing any more, so there is nothing to plan. */
export function overRules(
  goal: Parameters<typeof goalTiming>[0],
  path: string,
  start: PlanMonth,
  isSound: IsSound,
): readonly Fault[] {
  const isReadable = ["type", "startYear", "numberOfYears"].every((field) => isSound(`${path}/${field}`));
  if (!isReadable || goalTiming(goal, start).years > 0) return [];
  return [{ path: `${path}/startYear`, rule: "over", message: "all years of this goal are over" }];
}
