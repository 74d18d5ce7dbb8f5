import type { Insights } from "#shared/contract/insights.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import { roundedDown, roundedUp, SUGGESTED_STEP } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { TargetMarks } from "./form-definition.ts";

/** Returns the values with which a plan reaches its target, as far as insights name them. */
export const insightMarks: TargetMarks<unknown, Answer, Insights> = (_plan, result, insights, target) => {
  if (insights === undefined) return {};
  const { certainty, changes, currency } = insights;
  const chance = result.chanceToReachLifestyleGoal;
  const level = certainty.find((each) => each.chance === target);
  const reaching = changes.filter(
    ({ kind, goal, chanceToReachLifestyleGoal: then }) =>
      kind !== "combination" && goal === undefined && chance < target && then >= target,
  );
  const { spendingAbility, requiredMonthlyInvestment: required } = level ?? {};
  return Object.assign(
    {},
    ...reaching.toReversed().map(({ set }) => set),
    // Nothing is to be marked where nothing is required.
    required
      ? { monthlyInvestment: roundedUp(required, MONTHLY_INVESTMENT_LIMITS[currency].step) }
      : undefined,
    level?.set,
    spendingAbility === undefined
      ? undefined
      : { annualLivingCost: roundedDown(spendingAbility, SUGGESTED_STEP) },
  );
};
