// Tools that keep, share and compare plans, in one file: there is nothing to keep before the first result.
export { KeepAndShare } from "./KeepAndShare.tsx";
export { OpenedPlan } from "./OpenedPlan.tsx";
export { actionsOf } from "./plan-actions.ts";
export { VisitSum } from "./VisitSum.tsx";
