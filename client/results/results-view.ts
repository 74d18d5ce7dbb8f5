// The code that draws results and asks for insights, in one file: there are no results before the first calculation.
export { AppliedProposal } from "./AppliedProposal.tsx";
export { askInsights } from "./ask-insights.ts";
export { BarAnswer } from "./BarAnswer.tsx";
export { FoldedExplanations } from "./FoldedExplanations.tsx";
export { PlanResults } from "./PlanResults.tsx";
export { SummaryBar } from "./SummaryBar.tsx";
export { insightMarks } from "./target-marks.ts";
