import type { ReportSection } from "./report-document.ts";

/** The rows of sections on paper, none of them empty: those of one role stand side by side, in the order of the roles. */
export function sectionRows(sections: readonly ReportSection[]): readonly (readonly ReportSection[])[] {
  const rows = new Map<ReportSection["role"], readonly ReportSection[]>();
  for (const section of sections) rows.set(section.role, [...(rows.get(section.role) ?? []), section]);
  return [...rows.values()];
}
