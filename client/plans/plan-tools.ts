// Tools that keep, share and compare plans, in one file: there is nothing to keep before the first result.
export { KeepAndShare } from "./KeepAndShare.tsx";
export { OpenedPlan } from "./OpenedPlan.tsx";
export { VisitSum } from "./VisitSum.tsx";
