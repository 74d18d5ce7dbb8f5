import type { ReportDocument } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { blockOfKind } from "./block-of-kind.ts";

/** Returns the personal details that a report shows, as "label: value". */
export function personalDetails({ sections }: ReportDocument): readonly string[] {
  const blocks = sections.filter(({ role }) => role === "person").flatMap((section) => section.blocks);
  return blockOfKind(blocks, "details").facts.map(({ label, value }) =>
    `${label}: ${formatValue(value, EN)}`.replaceAll("\u00a0", " "),
  );
}
