import type { Content, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS, type StyleName } from "#functions/pdf/style/styles.ts";
import type { Block, BreakdownRow } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { panel } from "./panel.ts";

/** Draws amounts like a bill: one below the other, then their totals. */
export function breakdown(
  { title, note, rows, totals, remark }: Block<"breakdown">,
  drawing: Drawing,
): Content[] {
  const { text } = drawing;
  const lineAbove = new Set(totals.length > 0 ? [rows.length] : []);
  const body = [
    ...rows.map((row) => billRow(row, "value", drawing)),
    ...totals.map((row, index) =>
      billRow(row, index >= totals.length - 2 ? "figure" : "blockTitle", drawing),
    ),
  ];
  const bill: Content = {
    table: { widths: ["*", "auto"], body },
    tag: { type: "Table" },
    layout: tableLayout({
      hLineWidth: (index) => (lineAbove.has(index) ? 0.7 : 0),
      hLineColor: () => COLORS.axis,
      paddingTop: (row) => (lineAbove.has(row) ? 6 : 2),
      paddingBottom: (row) => (lineAbove.has(row + 1) ? 6 : 2),
    }),
  };
  return [
    panel([
      {
        stack: [
          text(`${title} · ${note}`, "label", { margin: [0, 0, 0, 4], tag: { type: drawing.blockTitle } }),
          ...(body.length > 0 ? [bill] : []),
          ...(remark === undefined ? [] : [text(remark, "dimmed", { margin: [0, 5, 0, 0] })]),
        ],
      },
    ]),
  ];
}

function billRow(
  { label, detail, value }: BreakdownRow,
  style: StyleName,
  { text, inlines, wording }: Drawing,
): TableCell[] {
  return [
    // Its letters are smaller than the figure's, on the same baseline.
    {
      text: [...inlines(`${label} `, style), ...inlines(detail, "label")],
      marginTop: 0.9,
      tag: { type: "TH", scope: "Row" },
    },
    // Digits align in either direction.
    text(formatValue(value, wording), "figure", {
      alignment: "right",
      isFixed: true,
    }),
  ];
}
