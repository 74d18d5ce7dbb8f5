import { useSyncExternalStore } from "react";
import { tellUnkept } from "#client/form/unkept.ts";
import { type KeptPlans, PlanStore, STORAGE_KEY } from "./kept-plans.ts";

/** The plans that this visit keeps, of all calculators. */
export const PLAN_STORE = new PlanStore(() => window.localStorage);

tellUnkept(() => {
  const { plans, isInBrowser } = PLAN_STORE.current();
  return plans.length > 0 && !isInBrowser;
});

window.addEventListener("storage", ({ key }) => {
  // Without a key all of the storage was emptied.
  if (key === STORAGE_KEY || key === null) PLAN_STORE.follow();
});

export function useKeptPlans(): KeptPlans {
  return useSyncExternalStore(PLAN_STORE.subscribe, PLAN_STORE.current);
}
