import type { Insights } from "#shared/contract/insights.ts";
import { type CertaintyLevel, roundedDown, roundedUp, SUGGESTED_STEP } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";

/** The insights of a plan, with its chance in percent. */
export interface FoundInsights {
  readonly insights: Insights;
  readonly chance: number;
}

/**
 * Returns the value of each field with which a plan reaches its target, as far as insights name one: other fields stay
 * as they are.
 */
export function targetMarks(
  { insights: { certainty, changes, currency }, chance }: FoundInsights,
  target: CertaintyLevel,
): Readonly<Record<string, unknown>> {
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
}
