import { targetOf } from "#shared/domain/insights.ts";
import { partsThatCame } from "#shared/planning/partial-results.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { type Chances, changeEffect, isDivision, riseOf } from "../change-effect.ts";
import type { FamilyInsights } from "../insights-schemas.ts";
import type { FamilyPlan } from "../schemas.ts";
import { familyCashFlows } from "./accounts.ts";
import { askAllTogether, askOnePurse } from "./chances.ts";
import { proposedChanges } from "./plan-changes.ts";

/**
 * Calculates the changes that raise a chance noticeably: that of all of it or, where that is small, that of a part. It
 * takes one gap call for the plan and one for each change: at most 24. First come other divisions of the same money, which
 * nobody gives anything up for, then the one that raises its chance most.
 * @param plan valid by the contract
 * @returns the insights without the changes whose calls failed
 * @throws {PlanningError} if the call for the plan's own chances fails
 */
export async function familyInsights(plan: FamilyPlan, context: PlanningContext): Promise<FamilyInsights> {
  const [now, changes] = await Promise.all([
    chancesOf(plan, context),
    partsThatCame(
      proposedChanges(plan, context.start).map(async (change) => ({
        ...change,
        ...(await chancesOf({ ...plan, ...change.set }, context)),
      })),
    ),
  ]);
  const felt = changes.flatMap((change) => {
    const effect = changeEffect(now, change, targetOf(plan));
    return effect === undefined ? [] : [{ change, effect }];
  });
  return {
    changes: felt
      .toSorted(
        (one, other) =>
          Number(isDivision(other.change)) - Number(isDivision(one.change)) ||
          riseOf(other.effect) - riseOf(one.effect),
      )
      .map(({ change }) => change),
    currency: plan.currency,
    modelVersion: context.planning.modelVersion,
  };
}

async function chancesOf(plan: FamilyPlan, context: PlanningContext): Promise<Chances> {
  const cashFlows = familyCashFlows(plan, context.start);
  const [{ children, retirement }, allTogether] = await Promise.all([
    askOnePurse(cashFlows, context),
    askAllTogether(cashFlows, context),
  ]);
  return { onePurse: { children, retirement }, allTogether };
}
