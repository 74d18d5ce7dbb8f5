// What draws results, in one file: there are none before the first calculation.
export { ReportBlocks } from "#client/report/ReportBlocks.tsx";
export { AppliedProposal } from "./AppliedProposal.tsx";
