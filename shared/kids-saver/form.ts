import { isOver, overRules } from "#shared/child-goal/over-rules.ts";
import type { Calculation } from "#shared/contract/calculation.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { type Validated, validateWith } from "#shared/contract/validation.ts";
import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "./schemas.ts";

/** Checks the request of `CalculateMultiGoal`, for a plan that starts in the given month. */
export function validateKidsSaverPlan(input: unknown, start: PlanMonth): Validated<KidsSaverPlan> {
  return validateWith(validators.KidsSaverPlan, input, (plan, isSound) => {
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

/** The calculation of goals saved for together. */
export const KIDS_SAVER_CALCULATION: Calculation<MultiGoalResult> = {
  endpoint: "CalculateMultiGoal",
  loadResultGuard: async () =>
    (await import("#shared/contract/generated/MultiGoalResult.js")).MultiGoalResult,
};

/** Checks the whole state of the Kids Saver. */
export function validateKidsSaverForm(input: unknown): Validated<KidsSaverForm> {
  return validateWith(validators.KidsSaverForm, input);
}

/** Returns the enabled goals of the Kids Saver in the order they are shown. */
export function enabledGoalsOf(form: KidsSaverForm): KidsSaverPlan["goals"] {
  return KIDS_SAVER_GOALS.filter((type) => form[enabledKeyOf(type)]).map(
    (type) => form[CHILD_GOALS[type].kidsSaver.key],
  );
}

/** Returns the plan of the enabled goals with years still ahead, without contact data; undefined without any. */
export function kidsSaverPlanOf(form: KidsSaverForm, start: PlanMonth): KidsSaverPlan | undefined {
  const { age, currency, risk, monthlyInvestment, currentAdditional, expectedAdditional, targetChance } =
    form;
  const goals = enabledGoalsOf(form).filter((goal) => !isOver(goal, start));
  if (goals.length === 0) return undefined;
  return {
    age,
    currency,
    risk,
    monthlyInvestment,
    currentAdditional,
    expectedAdditional,
    goals,
    ...(targetChance && { targetChance }),
  };
}
