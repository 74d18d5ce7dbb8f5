import { targetOf } from "#shared/domain/insights.ts";
import { partsThatCame } from "#shared/planning/partial-results.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { type Chances, changeEffect, isDivision, riseOf } from "../change-effect.ts";
import type { FamilyChange, FamilyInsights } from "../insights-schemas.ts";
import type { FamilyPlan } from "../schemas.ts";
import { familyCashFlows } from "./accounts.ts";
import { askAllTogether, askOnePurse, askOwnChance } from "./chances.ts";
import { type ProposedChange, partsWithLess, proposedChanges } from "./plan-changes.ts";

/**
 * Calculates the changes that raise a chance noticeably: that of all of it or, where that is small, that of a part. It
 * takes one gap call for the plan, one for each change, and one for each part that a division of the savings takes from: at
 * most 24. First come other divisions of the same money, which
 * nobody gives anything up for, then the one that raises its chance most.
 * @param plan valid by the contract
 * @returns the insights without the changes whose calls failed
 * @throws {PlanningError} if the call for the plan's own chances fails
 */
export async function familyInsights(plan: FamilyPlan, context: PlanningContext): Promise<FamilyInsights> {
  const [now, changes] = await Promise.all([
    chancesOf(plan, context),
    partsThatCame(
      proposedChanges(plan, context.start).map(async (change) => {
        const [chances, less] = await Promise.all([
          chancesOf({ ...plan, ...change.set }, context),
          chancesOfLess(plan, change, context),
        ]);
        return { ...change, ...chances, ...less };
      }),
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

/** Returns the chance from its own savings of each part that has less of the savings with a change, if there is one. */
async function chancesOfLess(
  plan: FamilyPlan,
  change: ProposedChange,
  context: PlanningContext,
): Promise<Pick<FamilyChange, "withLess">> {
  const parts = partsWithLess(plan, change);
  const cashFlows = familyCashFlows({ ...plan, ...change.set }, context.start);
  const withLess = await Promise.all(
    parts.map(async (part) => ({ part, chance: await askOwnChance(cashFlows, part, context) })),
  );
  return withLess.length > 0 ? { withLess } : {};
}

async function chancesOf(plan: FamilyPlan, context: PlanningContext): Promise<Chances> {
  const cashFlows = familyCashFlows(plan, context.start);
  const [{ children, retirement }, allTogether] = await Promise.all([
    askOnePurse(cashFlows, context),
    askAllTogether(cashFlows, context),
  ]);
  return { onePurse: { children, retirement }, allTogether };
}
