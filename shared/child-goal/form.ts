import type { Calculation } from "#shared/contract/calculation.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { type Validated, validateWith } from "#shared/contract/validation.ts";
import { CHILD_GOALS, forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import { isOver, overRules } from "./over-rules.ts";
import type { ChildGoalForm, ChildGoalPlan, GoalResult } from "./schemas.ts";

/** Checks the request of `Calculate` for one child goal, for a plan that starts in the given month. */
export function validateChildGoalPlan(input: unknown, start: PlanMonth): Validated<ChildGoalPlan> {
  return validateWith(validators.ChildGoalPlan, input, (plan, isSound) =>
    overRules(plan, "", start, isSound),
  );
}

/** The calculation of one child goal of any type. */
export const CHILD_GOAL_CALCULATION: Calculation<GoalResult> = {
  endpoint: "Calculate",
  loadResultGuard: async () => (await import("#shared/contract/generated/GoalResult.js")).GoalResult,
};

/** Checks the whole state of a child goal's form; the state of another type is invalid. */
export function validateChildGoalForm(type: GoalType, input: unknown): Validated<ChildGoalForm> {
  return validateWith(validators.ChildGoalForm, input, (form, isSound) => {
    if (!isSound("/type") || form.type === type) return [];
    return [{ path: "/type", rule: "const", message: `must be ${type}` }];
  });
}

/** Returns the plan of a child goal's form, without its contact data; undefined if all its years are over. */
export function childGoalPlanOf(form: ChildGoalForm, start: PlanMonth): ChildGoalPlan | undefined {
  const plan = withoutContact(form);
  return isOver(plan, start) ? undefined : plan;
}

/** Returns what a plan takes from the household. */
export function childGoalOutlay({
  type,
  age,
  currency,
  monthlyInvestment,
  currentAdditional,
}: ChildGoalPlan): Outlay {
  return {
    calculator: CHILD_GOALS[type].calculator,
    combines: [],
    currency,
    monthlyInvestment,
    childAge: forcedInputsOf(type).age === undefined ? age : undefined,
    savings: currentAdditional,
    salary: 0,
  };
}
