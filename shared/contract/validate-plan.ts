import { CHILD_GOALS, enabledKeyOf, type GoalType, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import * as validators from "./generated/validators.js";
import type { ChildGoalForm, ChildGoalPlan } from "./schemas/child-goal.ts";
import type { KidsSaverForm, KidsSaverPlan } from "./schemas/kids-saver.ts";
import type { PensionForm, PensionPlan } from "./schemas/pension.ts";
import { type Fault, type IsSound, type Validated, validateWith } from "./validation.ts";

/** Checks the request of `Calculate` for a pension. */
export function validatePensionPlan(input: unknown): Validated<PensionPlan> {
  return validateWith<PensionPlan>(validators.PensionPlan, input, retirementRules);
}

/** Checks the whole state of a pension form. */
export function validatePensionForm(input: unknown): Validated<PensionForm> {
  return validateWith<PensionForm>(validators.PensionForm, input, retirementRules);
}

/** Checks the request of `Calculate` for one child goal, for a plan that starts in the given month. */
export function validateChildGoalPlan(input: unknown, start: PlanMonth): Validated<ChildGoalPlan> {
  return validateWith<ChildGoalPlan>(validators.ChildGoalPlan, input, (plan, isSound) =>
    overRules(plan, "", start, isSound),
  );
}

/** Checks the whole state of a child goal's form, for a plan that starts in the given month; that of another type is none. */
export function validateChildGoalForm(
  type: GoalType,
  input: unknown,
  start: PlanMonth,
): Validated<ChildGoalForm> {
  return validateWith<ChildGoalForm>(validators.ChildGoalForm, input, (form, isSound) => {
    if (!isSound("/type")) return [];
    if (form.type !== type) return [{ path: "/type", rule: "const", message: `must be ${type}` }];
    return overRules(form, "", start, isSound);
  });
}

/** Checks the request of `CalculateMultiGoal`, for a plan that starts in the given month. */
export function validateKidsSaverPlan(input: unknown, start: PlanMonth): Validated<KidsSaverPlan> {
  return validateWith<KidsSaverPlan>(validators.KidsSaverPlan, input, (plan, isSound) => {
    if (!isSound("/goals")) return [];
    const typesBefore = new Set<string>();
    return plan.goals.flatMap((goal, index) => {
      const path = `/goals/${index}`;
      const over = overRules(goal, path, start, isSound);
      if (!isSound(`${path}/type`)) return over;
      const isRepeated = typesBefore.has(goal.type);
      typesBefore.add(goal.type);
      const repeated = { path: `${path}/type`, rule: "unique", message: "must not repeat a type of goal" };
      return isRepeated ? [repeated, ...over] : over;
    });
  });
}

/** Checks the whole state of the Kids Saver, for a plan that starts in the given month. */
export function validateKidsSaverForm(input: unknown, start: PlanMonth): Validated<KidsSaverForm> {
  return validateWith<KidsSaverForm>(validators.KidsSaverForm, input, (form, isSound) =>
    KIDS_SAVER_GOALS.flatMap((type) => {
      const enabled = enabledKeyOf(type);
      const goal = CHILD_GOALS[type].kidsSaver.key;
      if (!isSound(`/${enabled}`) || !form[enabled] || !isSound(`/${goal}`)) return [];
      return overRules(form[goal], `/${goal}`, start, isSound);
    }),
  );
}

function retirementRules(
  plan: { readonly age: number; readonly retirementAge: number },
  isSound: IsSound,
): readonly Fault[] {
  if (!isSound("/age") || !isSound("/retirementAge") || plan.age <= plan.retirementAge) return [];
  return [
    { path: "/age", rule: "notAboveRetirementAge", message: "must not be above retirementAge" },
    { path: "/retirementAge", rule: "notBelowAge", message: "must not be below age" },
  ];
}

/** A goal whose years are all over costs nothing any more, so there is nothing to plan. */
function overRules(
  goal: Parameters<typeof goalTiming>[0],
  path: string,
  start: PlanMonth,
  isSound: IsSound,
): readonly Fault[] {
  const isReadable = ["type", "startYear", "numberOfYears"].every((field) => isSound(`${path}/${field}`));
  if (!isReadable || goalTiming(goal, start.year).years > 0) return [];
  return [{ path: `${path}/startYear`, rule: "over", message: "all years of this goal are over" }];
}
