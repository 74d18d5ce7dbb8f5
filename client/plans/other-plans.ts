import { useEffect, useState } from "react";
import { shownOf } from "#client/session/sessions.ts";
import { CALCULATOR_NAMES, type Calculator } from "#shared/calculators.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { useKeptPlans } from "./plan-store.ts";
import type { OtherPlan, readLatest } from "./read-latest.ts";
import { VISIT_PLANS } from "./visit-plans.ts";

/**
 * Returns one plan of each other calculator: the one that this visit has shown last, on this page or one before it in the
 * tab, else the one that was kept last.
 */
export function useOtherPlans(own: Calculator, start: PlanMonth): readonly OtherPlan[] {
  const { plans } = useKeptPlans();
  const [kept, setKept] = useState<readonly OtherPlan[]>([]);
  useEffect(() => {
    let isLeft = false;
    loadLatest([...plans, ...VISIT_PLANS.current().plans], own, start).then(
      (read) => !isLeft && setKept(read),
      // Without its code, a kept plan is not counted.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [plans, own, start]);
  return CALCULATOR_NAMES.filter((name) => name !== own).flatMap((calculator) => {
    const { outcome, outlay } = shownOf(calculator);
    if (outcome && outlay) return [{ calculator, plan: outcome.plan, outlay }];
    return kept.filter((each) => each.calculator === calculator);
  });
}

/** Reads the latest plan of each other calculator, by code that loads once there are any. */
async function loadLatest(...kept: Parameters<typeof readLatest>): Promise<readonly OtherPlan[]> {
  const [plans] = kept;
  return plans.length === 0 ? [] : (await import("./read-latest.ts")).readLatest(...kept);
}
