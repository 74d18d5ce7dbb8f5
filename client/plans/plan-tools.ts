// Tools that keep, share, compare and reopen plans, in one file that the first view does not wait for.
export { CheckIn } from "./CheckIn.tsx";
export { KeepAndShare } from "./KeepAndShare.tsx";
export { KeptAtHand } from "./KeptAtHand.tsx";
export { OpenedPlan } from "./OpenedPlan.tsx";
export { actionsOf } from "./plan-actions.ts";
export { TimePassed } from "./SinceMade.tsx";
export { VisitSum } from "./VisitSum.tsx";
