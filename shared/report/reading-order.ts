import type { Block, BlockKind, ReportSection, SectionRole } from "./report-document.ts";

/** The section of a report for each kind of block. */
export const ROLE_OF_KIND: Readonly<Record<BlockKind, SectionRole>> = {
  answer: "answer",
  facts: "results",
  breakdown: "results",
  callout: "results",
  changes: "changes",
  comparison: "insights",
  forecast: "forecast",
  timeline: "forecast",
  figures: "figures",
  notes: "assumptions",
  details: "person",
  goals: "goals",
  paragraph: "explanation",
  link: "next",
  planLink: "next",
};

type Order = readonly SectionRole[];

/** Results on the summary page. */
export const SUMMARY_ORDER: Order = ["answer", "forecast", "results"];

/** What the results beside the form have shown already: on demand on the summary page. */
export const MORE_ORDER: Order = ["changes", "insights", "assumptions", "figures"];

/** Results beside a form: the answer, its picture, and what would change it. */
const FORM_ORDER: Order = ["answer", "forecast", "changes", "results", "insights", "figures", "assumptions"];

/** Short sections of words: a column on the summary page, and beside the QR code on paper. */
export const ASIDE_ORDER: Order = ["explanation", "next"];

/** The entries of the form: a column on the summary page. */
export const ENTRIES_ORDER: Order = ["goals", "person"];

/** A whole report, as on paper: the answer and its chart come first, which fit on one page, and the entries last. */
export const REPORT_ORDER: Order = [
  "answer",
  "changes",
  "forecast",
  "results",
  "insights",
  "assumptions",
  "figures",
  ...ASIDE_ORDER,
  ...ENTRIES_ORDER,
];

/** Returns the sections whose roles an order contains, in that order. */
export function inOrder(sections: readonly ReportSection[], order: Order): readonly ReportSection[] {
  return order.flatMap((role) => sections.filter((section) => section.role === role));
}

/** Returns the blocks of results and insights in the order beside a form. */
export function withInsights(results: readonly Block[], insights: readonly Block[]): readonly Block[] {
  const blocks = [...results, ...insights];
  return FORM_ORDER.flatMap((role) => blocks.filter(({ kind }) => ROLE_OF_KIND[kind] === role));
}

/** Returns the rows of sections on paper, none of them empty: sections of the same role are side by side. */
export function sectionRows(sections: readonly ReportSection[]): readonly (readonly ReportSection[])[] {
  return REPORT_ORDER.map((role) => sections.filter((section) => section.role === role)).filter(
    (row) => row.length > 0,
  );
}
