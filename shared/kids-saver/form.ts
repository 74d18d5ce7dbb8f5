import { isOver, overRules } from "#shared/child-goal/over-rules.ts";
import type { Calculation } from "#shared/contract/calculation.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { faultsAt, type Rules, type Validated, validateWith } from "#shared/contract/validation.ts";
import { CHILD_GOALS, enabledKeyOf, forcedInputsOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "./schemas.ts";

/** Checks the request of `CalculateMultiGoal`, for a plan that starts in the given month. */
export function validateKidsSaverPlan(input: unknown, start: PlanMonth): Validated<KidsSaverPlan> {
  return validateWith(validators.KidsSaverPlan, input, (plan, isSound) =>
    faultsAt("/goals", () => plan.goals, goalRules(start), isSound),
  );
}

/** Returns the rules of goals saved for together: each has years still ahead, and none repeats another's type. */
export function goalRules(start: PlanMonth): Rules<KidsSaverPlan["goals"]> {
  return (goals, isSound) => [
    ...typeRules(goals, isSound),
    ...goals.flatMap((goal, index) => overRules(goal, `/${index}`, start, isSound)),
  ];
}

/** The rule that no goal of a child repeats another's type. */
export const typeRules: Rules<KidsSaverPlan["goals"]> = (goals, isSound) => {
  const typesBefore = new Set<string>();
  return goals.flatMap((goal, index) => {
    const path = `/${index}/type`;
    if (!isSound(path)) return [];
    const isRepeated = typesBefore.has(goal.type);
    typesBefore.add(goal.type);
    return isRepeated ? [{ path, rule: "unique", message: "must not repeat a type of goal" }] : [];
  });
};

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

/** Returns what a plan takes from the household. */
export function kidsSaverOutlay({
  age,
  currency,
  monthlyInvestment,
  currentAdditional,
  goals,
}: KidsSaverPlan): Outlay {
  return {
    calculator: "kidsSaver",
    combines: goals.map(({ type }) => CHILD_GOALS[type].calculator),
    currency,
    monthlyInvestment,
    childAge: goals.some(({ type }) => forcedInputsOf(type).age === undefined) ? age : undefined,
    savings: currentAdditional,
    salary: 0,
  };
}
