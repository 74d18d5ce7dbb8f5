import type { Content, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Figures of the plan beside those that it would have otherwise. */
export function comparison(
  { title, note, heads, rows }: Block<"comparison">,
  { text, blockTitle, wording }: Drawing,
): Content[] {
  const head = heads.map(
    (label, column): TableCell => ({
      ...text(label, "tableHead", {
        alignment: column === 0 ? undefined : "right",
        tag: { type: "TH", scope: "Column" },
      }),
    }),
  );
  const body = rows.map(({ label, values }): TableCell[] => [
    text(label, "value", { tag: { type: "TH", scope: "Row" } }),
    ...values.map((value) => ({
      ...text(formatValue(value, wording), "value", { alignment: "right" }),
      noWrap: true,
    })),
  ]);
  return [
    {
      stack: [
        {
          columns: [
            { ...text(title, "blockTitle", { tag: { type: blockTitle } }), width: "auto" },
            text(note, "label", { margin: [0, 0.4, 0, 0] }),
          ],
          columnGap: 8,
          marginBottom: 2,
        },
        {
          table: { widths: ["*", ...heads.slice(1).map(() => "auto" as const)], body: [head, ...body] },
          tag: { type: "Table" },
          layout: tableLayout({
            hLineWidth: (index) => (index === 0 ? 0 : 0.5),
            hLineColor: (index) => (index === 1 ? COLORS.axis : COLORS.line),
            paddingLeft: (column) => (column === 0 ? 0 : 16),
            paddingTop: () => 1.6,
            paddingBottom: () => 1.6,
          }),
        },
      ],
    },
  ];
}
