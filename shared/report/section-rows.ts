import type { ReportSection } from "./report-document.ts";

/** The rows of sections on paper: those of one role stand side by side, in the order of the roles. */
export function sectionRows(sections: readonly ReportSection[]): readonly (readonly ReportSection[])[] {
  return [...Map.groupBy(sections, ({ role }) => role).values()];
}
