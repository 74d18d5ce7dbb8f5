import type { PlanMonth } from "#shared/domain/plan-month.ts";
import * as validators from "./generated/validators.js";
import { overRules } from "./over-rules.ts";
import type { KidsSaverForm, KidsSaverPlan } from "./schemas/kids-saver.ts";
import { type Validated, validateWith } from "./validation.ts";

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

/** Checks the whole state of the Kids Saver. */
export function validateKidsSaverForm(input: unknown): Validated<KidsSaverForm> {
  return validateWith<KidsSaverForm>(validators.KidsSaverForm, input);
}
