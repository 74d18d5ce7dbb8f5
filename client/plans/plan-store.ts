import { useSyncExternalStore } from "react";
import { tellUnkept } from "#client/session/sessions.ts";
import { type KeptPlans, PlanStore, STORAGE_KEY } from "./kept-plans.ts";

/** Plans of all calculators that this visit keeps. */
export const PLAN_STORE = new PlanStore({
  tab: () => window.sessionStorage,
  browser: () => window.localStorage,
});

tellUnkept(() => {
  const { plans, outlivesReload } = PLAN_STORE.current();
  return plans.length > 0 && !outlivesReload;
});

window.addEventListener("storage", ({ key }) => {
  // A missing key means that the whole storage was cleared.
  if (key === STORAGE_KEY || key === null) PLAN_STORE.follow();
});

export function useKeptPlans(): KeptPlans {
  return useSyncExternalStore(PLAN_STORE.subscribe, PLAN_STORE.current);
}
