import type { Content, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { headedTableLayout } from "#functions/pdf/style/layout.ts";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Draws the goals in one table, or a note that there are none. A label unlike the first goal's is in its cell. */
export function goals({ goals, none }: Block<"goals">, { text, wording }: Drawing): Content[] {
  const [first] = goals;
  if (first === undefined) return [text(none, "body")];
  const labels = [wording.kidsSaver.report.goal, ...first.facts.map(({ label }) => label)];
  const heads = labels.map(
    (label): TableCell => text(label, "dimmed", { tag: { type: "TH", scope: "Column" } }),
  );
  const rows = goals.map(({ title, facts }): TableCell[] => [
    text(title, "blockTitle", { tag: { type: "TH", scope: "Row" }, noWrap: true }),
    ...facts.map(({ label, value }, column): TableCell => {
      const words = text(formatValue(value, wording), "value");
      return label === first.facts[column]?.label ? words : { stack: [words, text(label, "dimmed")] };
    }),
  ]);
  return [
    {
      table: { widths: [...first.facts.map(() => "auto" as const), "*"], body: [heads, ...rows] },
      tag: { type: "Table" },
      layout: headedTableLayout(2.4),
    },
  ];
}
