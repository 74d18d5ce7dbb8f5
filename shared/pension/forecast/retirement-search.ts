import type { Change } from "#shared/contract/insights.ts";
import { CHANCE_TO_KEEP, LATER_RETIREMENT, targetOf } from "#shared/domain/insights.ts";
import { PENSION_LIMITS } from "#shared/domain/limits.ts";
import { findCrossing, type Probe } from "#shared/planning/crossing.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { PensionPlan } from "../schemas.ts";
import { CAUTIOUS, chanceOf, changed } from "./insight-questions.ts";
import { type PlanChange, retirementMoved } from "./plan-changes.ts";

/** Maximum number of retirement ages tried: as many as 24 calls allow. */
const MOST_AGES = 3;

/** Returns a retirement late enough to reach the plan's target; undefined if no age tried does. */
export async function findLateEnough(
  plan: PensionPlan,
  chance: number,
  later: Change,
  lastStep: number,
  context: PlanningContext,
): Promise<Change | undefined> {
  const known: Probe = {
    step: Math.min(LATER_RETIREMENT, lastStep),
    chance: later.chanceToReachLifestyleGoal,
  };
  const { after } = await findCrossing(
    [{ step: 0, chance }, known],
    {
      target: targetOf(plan),
      lastStep,
      mostProbes: MOST_AGES,
    },
    (years) => chanceOf(retirementMoved(plan, years)?.plan ?? plan, context),
  );
  return after && retirementChange(plan, after.step, after.chance);
}

/**
 * Returns the earliest retirement found, before the plan's, that keeps the chance to keep.
 * @param chance of the unchanged plan, as all chances here with a fee and in a long life
 */
export async function findEarliest(
  plan: PensionPlan,
  chance: number,
  context: PlanningContext,
): Promise<PlanChange | undefined> {
  const { before } = await findCrossing(
    [{ step: 0, chance }],
    {
      target: CHANCE_TO_KEEP,
      lastStep: plan.retirementAge - Math.max(plan.age, PENSION_LIMITS.retirementAge.minimum),
      mostProbes: MOST_AGES,
    },
    (years) => chanceOf(retirementMoved(plan, -years)?.plan ?? plan, context, CAUTIOUS),
  );
  return before.step === 0 ? undefined : retirementMoved(plan, -before.step);
}

function retirementChange(plan: PensionPlan, years: number, chance: number): Change | undefined {
  const moved = retirementMoved(plan, years);
  return moved && changed(moved, chance);
}
