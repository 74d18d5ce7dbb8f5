import type { Contact } from "#shared/contract/contact.ts";
import { CHILD_GOALS, enabledKeyOf, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { firstGoal } from "./first-goal.ts";
import type { KidsSaverForm, KidsSaverPlan } from "./schemas.ts";

/** Returns the form of a plan that starts in a month: goals that the plan lacks are not enabled. */
export function kidsSaverFormOf(
  { goals, ...saver }: KidsSaverPlan,
  start: PlanMonth,
  contact: Contact,
): KidsSaverForm {
  const fields = GOAL_TYPES.flatMap((type): [string, unknown][] => {
    const goal = goals.find((each) => each.type === type);
    return [
      [CHILD_GOALS[type].kidsSaver.key, goal ?? firstGoal(type, start)],
      [enabledKeyOf(type), goal !== undefined],
    ];
  });
  return { ...contact, ...saver, ...(Object.fromEntries(fields) as GoalFields) };
}

type GoalFields = Omit<KidsSaverForm, keyof Contact | keyof KidsSaverPlan>;
