import type { ContentTable, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import { COLORS } from "#functions/pdf/page/colors.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";

const EMPTY: TableCell = { text: "" };
/** Between two groups of columns, points. */
const GROUP_GAP = 18;
/** Three groups have room for amounts of this many characters, two for any. */
const NARROW_AMOUNT = 14;

/** The figures of the chart year by year, in groups of columns side by side, each with the heads repeated. */
export function forecastTable(
  { axisLabel, series, currency }: Block<"forecast">,
  { text }: Drawing,
): ContentTable {
  const heads = [axisLabel, ...series.map(({ label }) => label)];
  const rows = (series[0]?.points ?? []).map(({ at }, index) => [
    String(at),
    ...series.map(({ points }) => formatMoney(points[index]?.amount ?? 0, currency)),
  ]);
  const longest = Math.max(...rows.flat().map((cell) => cell.length));
  const groups = longest <= NARROW_AMOUNT ? 3 : 2;
  const height = Math.ceil(rows.length / groups);
  const columns = heads.length;
  const stride = columns + 1;
  const cells = (texts: readonly string[], style: "tableHead" | "tableCell"): TableCell[] =>
    heads.map((_, column) =>
      text(texts[column] ?? "", style, { alignment: column === 0 ? "left" : "right" }),
    );
  const line = (groupCells: (group: number) => TableCell[]): TableCell[] =>
    Array.from({ length: groups }, (_, group) => [
      ...(group > 0 ? [EMPTY] : []),
      ...groupCells(group),
    ]).flat();
  const isGap = (column: number) => column % stride === columns;
  return {
    table: {
      headerRows: 1,
      widths: line(() => heads.map(() => EMPTY)).map((_, column) =>
        isGap(column) ? GROUP_GAP : column % stride === 0 ? "auto" : "*",
      ),
      body: [
        line(() => cells(heads, "tableHead")),
        ...Array.from({ length: height }, (_, row) =>
          line((group) => cells(rows[group * height + row] ?? [], "tableCell")),
        ),
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 3,
      paddingRight: () => 3,
      paddingTop: () => 2.4,
      paddingBottom: () => 2.4,
      fillColor: (row, _node, column) => (!isGap(column) && row % 2 === 0 ? COLORS.well : null),
    },
  };
}
