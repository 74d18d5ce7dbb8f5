// Tools that keep, share and compare plans, in one file: there is nothing to keep before the first result.
export { CheckIn } from "./CheckIn.tsx";
export { KeepAndShare } from "./KeepAndShare.tsx";
export { KeptAtHand } from "./KeptAtHand.tsx";
export { OpenedPlan } from "./OpenedPlan.tsx";
export { actionsOf } from "./plan-actions.ts";
export { TimePassed } from "./SinceMade.tsx";
export { VisitSum } from "./VisitSum.tsx";
