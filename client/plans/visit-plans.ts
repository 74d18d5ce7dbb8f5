import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { PlanStore } from "./kept-plans.ts";

/**
 * The plan that each calculator has shown last in this tab, without contact data: pages that are opened by their address, or
 * reloaded, are part of the same visit.
 */
export const VISIT_PLANS = new PlanStore(
  {
    tab: () => window.sessionStorage,
    browser: () => {
      throw new Error("a visit leaves nothing behind");
    },
  },
  "goal-planner.visit.1",
);

/** Notes the plan that its calculator shows, in place of the one before. */
export function noteShown(plan: KeptPlan): void {
  forgetShown(plan.calculator);
  VISIT_PLANS.keep(plan, Date.now());
}

/** Removes what was noted of a calculator. */
export function forgetShown(calculator: string): void {
  for (const { keptAt, plan } of VISIT_PLANS.current().plans)
    if (plan.calculator === calculator) VISIT_PLANS.remove(keptAt);
}
