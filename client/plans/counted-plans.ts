import { isSamePlan, leavesOf } from "#client/session/read-state.ts";
import { combinesOther } from "#shared/report/visit-sum.ts";
import type { PlanOfMoment } from "./kept-plans.ts";
import type { OtherPlan } from "./read-latest.ts";

/** A kept plan as it is today. */
export interface ReadPlan extends OtherPlan, Pick<PlanOfMoment, "keptAt"> {}

/** A kept plan that may count in a sum, beside the plan in sight and the last one of each other calculator. */
export interface CountedPlan extends ReadPlan {
  readonly isCounted: boolean;
}

/**
 * Returns the kept plans that may count in a sum beside others, the newest first; none that equals one of them, or whose goal
 * one of them combines. Until the visitor says so, those count that are for a child of another age: a later plan for the same
 * child corrects the earlier one, and so may one for a child of any age or for no child.
 * @param read kept plans, the newest last
 * @param others the plan in sight, and the last one of each other calculator
 * @param kept what the visitor has said of them
 */
export function countedPlans(
  read: readonly ReadPlan[],
  others: readonly OtherPlan[],
  kept: readonly PlanOfMoment[],
): readonly CountedPlan[] {
  const seen = [...others];
  return read.toReversed().flatMap((plan) => {
    const { keptAt, outlay } = plan;
    const entry = kept.find((each) => each.keptAt === keptAt);
    const isKnown = seen.some((other) => isEqual(plan, other) || combinesOther(other.outlay, outlay));
    if (entry === undefined || isKnown) return [];
    const isOfOther = outlay.childAge !== undefined && !seen.some((other) => isForSame(plan, other));
    seen.push(plan);
    return [{ ...plan, isCounted: entry.isCounted ?? isOfOther }];
  });
}

/** A plan, whatever it takes. */
type PlanOfCalculator = Omit<OtherPlan, "outlay">;

/** Returns whether two plans are the same one. The order of entries does not matter. */
export function isEqual(one: PlanOfCalculator, other: PlanOfCalculator): boolean {
  const inOrder = ({ plan }: PlanOfCalculator) => [...leavesOf(plan as object)].toSorted();
  return one.calculator === other.calculator && isSamePlan(inOrder(one), inOrder(other));
}

function isForSame({ outlay: one }: OtherPlan, { outlay: other }: OtherPlan): boolean {
  return one.calculator === other.calculator && one.childAge === other.childAge;
}
