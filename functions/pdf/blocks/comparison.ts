import type { Content, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { headedTableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Longest label that stays on one line, like a chance. Unit: characters. */
const SHORT_LABEL = 12;

/** Draws the plan's figures beside those of alternatives. */
export function comparison(
  { title, note, heads, rows }: Block<"comparison">,
  { text, blockTitle, wording }: Drawing,
): Content[] {
  const head = heads.map(
    (label, column): TableCell =>
      text(label, "tableHead", {
        alignment: column === 0 ? undefined : "right",
        tag: { type: "TH", scope: "Column" },
      }),
  );
  const body = rows.map(({ label, values }): TableCell[] => [
    text(label, "tableCell", { tag: { type: "TH", scope: "Row" }, noWrap: label.length <= SHORT_LABEL }),
    ...values.map((value) =>
      text(formatValue(value, wording), "tableCell", { alignment: "right", noWrap: true }),
    ),
  ]);
  return [
    {
      stack: [
        text(title, "blockTitle", { tag: { type: blockTitle } }),
        text(note, "tableCell", { color: COLORS.dimmed, margin: [0, 0.5, 0, 2] }),
        {
          table: { widths: ["*", ...heads.slice(1).map(() => "auto" as const)], body: [head, ...body] },
          tag: { type: "Table" },
          layout: headedTableLayout(2),
        },
      ],
    },
  ];
}
