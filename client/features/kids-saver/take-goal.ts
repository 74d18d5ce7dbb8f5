import { convertAmount } from "#client/form/convert-amount.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { CHILD_GOALS, enabledKeyOf, forcedInputsOf } from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import { type GoalEntries, hasGoals, type KidsSaverDraft } from "./kids-saver-draft.ts";

/**
 * Returns the Kids Saver with the goal of another calculator. The first goal brings its child, currency, savings, risk
 * and target. A further one joins or replaces the others, whose child and savings stay.
 */
export function takeGoal(draft: KidsSaverDraft, plan: ChildGoalPlan): KidsSaverDraft {
  const saver = hasGoals(draft) ? draft : { ...draft, ...saverOf(plan) };
  return withGoal(saver, plan, [plan.currency, saver.currency]);
}

/** Returns goals with another one, which joins them or replaces the one of its type. @param currencies its own, theirs */
export function withGoal<D extends GoalEntries>(
  goals: D,
  {
    type,
    startYear,
    numberOfYears,
    countryOfExpense,
    currentAnnualExpense: cost,
  }: KidsSaverPlan["goals"][number],
  currencies: readonly [Currency, Currency],
): D {
  const { key } = CHILD_GOALS[type].kidsSaver;
  const [own, theirs] = currencies;
  const currentAnnualExpense =
    own === theirs
      ? cost
      : Number(convertAmount(cost, currencies, CHILD_GOAL_LIMITS.currentAnnualExpense.step));
  return {
    ...goals,
    // In the order of the draft, by which plans are compared.
    [key]: { ...goals[key], type, startYear, numberOfYears, countryOfExpense, currentAnnualExpense },
    [enabledKeyOf(type)]: true,
    areExpensesGiven: { ...goals.areExpensesGiven, [key]: true },
  };
}

/** Returns everything of a goal's plan that is not about the goal itself. */
function saverOf(plan: ChildGoalPlan) {
  const { type, age, currency, risk, monthlyInvestment, currentAdditional, expectedAdditional } = plan;
  const { targetChance = DEFAULT_TARGET_CHANCE } = plan;
  const savings = { monthlyInvestment, currentAdditional, expectedAdditional };
  return { currency, risk, targetChance, ...savings, ...(forcedInputsOf(type).age === undefined && { age }) };
}
