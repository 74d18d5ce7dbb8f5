import type { GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import * as validators from "./generated/validators.js";
import { overRules } from "./over-rules.ts";
import type { ChildGoalForm, ChildGoalPlan } from "./schemas/child-goal.ts";
import { type Validated, validateWith } from "./validation.ts";

/** Checks the request of `Calculate` for one child goal, for a plan that starts in the given month. */
export function validateChildGoalPlan(input: unknown, start: PlanMonth): Validated<ChildGoalPlan> {
  return validateWith<ChildGoalPlan>(validators.ChildGoalPlan, input, (plan, isSound) =>
    overRules(plan, "", start, isSound),
  );
}

/** Checks the whole state of a child goal's form; that of another type is none. */
export function validateChildGoalForm(type: GoalType, input: unknown): Validated<ChildGoalForm> {
  return validateWith<ChildGoalForm>(validators.ChildGoalForm, input, (form, isSound) => {
    if (!isSound("/type") || form.type === type) return [];
    return [{ path: "/type", rule: "const", message: `must be ${type}` }];
  });
}
