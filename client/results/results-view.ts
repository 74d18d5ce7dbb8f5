// The code that draws results and asks for insights, in one file: there are no results before the first calculation.
export { askInsights } from "#client/api/calculations.ts";
export { AppliedProposal } from "./AppliedProposal.tsx";
export { PlanResults } from "./PlanResults.tsx";
export { SummaryBar } from "./SummaryBar.tsx";
