import type { CanvasElement, Content, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { headedTableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** A bar behind a chance. Unit: points. */
const BAR = { width: 24, height: 4, marginTop: 3.5 };

/** Longest label that stays on one line, like a chance. Unit: characters. */
const SHORT_LABEL = 12;

/** Draws the plan's figures beside those of alternatives; where each row is of a chance, with a bar behind it. */
export function comparison(
  { title, note, heads, rows }: Block<"comparison">,
  { text, blockTitle, wording, primaryColor }: Drawing,
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
  const heard = [head, ...body];
  const chances = rows.map(({ chance }) => chance).filter((chance) => chance !== undefined);
  const hasBars = chances.length === rows.length;
  const bars = ["", ...chances.map((chance): TableCell => bar(chance, primaryColor))];
  const drawn = hasBars ? heard.map((cells, row) => [...cells, bars[row] ?? ""]) : heard;
  const widths = heads.slice(1).map(() => "auto" as const);
  return [
    {
      stack: [
        text(title, "blockTitle", { tag: { type: blockTitle } }),
        text(note, "tableCell", { color: COLORS.dimmed, margin: [0, 0.5, 0, 2] }),
        {
          table: { widths: ["*", ...(hasBars ? [...widths, "auto" as const] : widths)], body: drawn },
          tag: { type: "Table", rows: heard },
          layout: headedTableLayout(2),
        },
      ],
    },
  ];
}

/** A bar filled in proportion to a chance, in percent. */
function bar(chance: number, color: string): TableCell {
  const { width, height, marginTop } = BAR;
  const rect = (w: number, fill: string): CanvasElement => ({
    type: "rect",
    x: 0,
    y: 0,
    w,
    h: height,
    color: fill,
  });
  return {
    canvas: [rect(width, COLORS.line), ...(chance > 0 ? [rect((chance / 100) * width, color)] : [])],
    marginTop,
  };
}
