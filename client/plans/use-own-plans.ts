import { useMemo } from "react";
import type { PlanOnPage } from "#client/results/use-plan-on-page.ts";
import { movedOn } from "#shared/contract/moved-on.ts";
import type { PlanOfMoment } from "./kept-plans.ts";
import { useKeptPlans } from "./plan-store.ts";

/** Returns the kept plans of a page's calculator, as they are today, the newest last. */
export function useOwnPlans({ calculator, start }: Pick<PlanOnPage, "calculator" | "start">): PlanOfMoment[] {
  const { plans } = useKeptPlans();
  return useMemo(
    () =>
      plans
        .filter(({ plan }) => plan.calculator === calculator)
        .map((each) => ({ ...each, plan: movedOn(each.plan, start) })),
    [plans, calculator, start],
  );
}
