// What draws results and asks what would change them, in one file: there are none before the first calculation.
export { askInsights } from "#client/api/ask-insights.ts";
export { ReportBlocks } from "#client/report/ReportBlocks.tsx";
export { AppliedProposal } from "./AppliedProposal.tsx";
export { SummaryBar } from "./SummaryBar.tsx";
