import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import * as validators from "./generated/validators.js";
import type { ChildGoalPlan } from "./schemas/child-goal.ts";
import type { KidsSaverPlan } from "./schemas/kids-saver.ts";
import type { PensionForm, PensionPlan } from "./schemas/pension.ts";
import { type Fault, type Validated, validateWith } from "./validation.ts";

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
  return validateWith(validators.ChildGoalPlan, input, (plan: ChildGoalPlan) => overRules(plan, "", start));
}

/** Checks the request of `CalculateMultiGoal`, for a plan that starts in the given month. */
export function validateKidsSaverPlan(input: unknown, start: PlanMonth): Validated<KidsSaverPlan> {
  return validateWith(validators.KidsSaverPlan, input, ({ goals }: KidsSaverPlan) =>
    goals.flatMap((goal, index) => {
      const path = `/goals/${index}`;
      const isRepeated = goals.findIndex(({ type }) => type === goal.type) < index;
      const repeated = { path: `${path}/type`, rule: "unique", message: "must not repeat a type of goal" };
      return [...(isRepeated ? [repeated] : []), ...overRules(goal, path, start)];
    }),
  );
}

function retirementRules({ age, retirementAge }: { age: number; retirementAge: number }): readonly Fault[] {
  if (age <= retirementAge) return [];
  return [
    { path: "/age", rule: "notAboveRetirementAge", message: "must not be above retirementAge" },
    { path: "/retirementAge", rule: "notBelowAge", message: "must not be below age" },
  ];
}

/** A goal whose years are all over costs nothing any more, so there is nothing to plan. */
function overRules(goal: Parameters<typeof goalTiming>[0], path: string, start: PlanMonth): readonly Fault[] {
  if (goalTiming(goal, start.year).years > 0) return [];
  return [{ path: `${path}/startYear`, rule: "over", message: "all years of this goal are over" }];
}
