import type { Content, ContentTable, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH, tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Tag } from "#functions/pdf/tagging/structure-tree.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Points. `character` is that of a header or an amount, which have the same size; Arabic letters are narrower. */
const WIDTH = { position: 22, gap: 11, padding: 1.2, character: 4.5, arabicLetter: 3.6 };
const EMPTY: TableCell = { text: "", fontSize: 1 };

/** Draws the forecast year by year, under its title. */
export function figures(block: Block<"figures">, drawing: Drawing): Content[] {
  const { inlines, blockTitle } = drawing;
  const title: Content = {
    text: [...inlines(block.title, "heading"), ...inlines(` · ${block.note}`, "label")],
    marginBottom: 6,
    tag: { type: blockTitle },
  };
  return [{ stack: [title, table(block, drawing)] }];
}

/** Draws groups of columns side by side, each under the same headers. */
function table(block: Block<"figures">, { text, wording }: Drawing): ContentTable {
  const { axisLabel, series, currency } = block;
  const rows = (series[0]?.points ?? []).map(({ at }, index) => [
    String(at),
    ...series.map(({ points }) => formatMoney(points[index]?.amount ?? 0, currency, wording)),
  ]);
  const positionWidth = Math.max(WIDTH.position, widest(axisLabel.split(" ")));
  // Most amounts fit into three groups, all into two.
  const mostGroups = widest(rows.flat()) <= amountWidth(3, positionWidth, series.length) ? 3 : 2;
  const height = Math.max(1, Math.ceil(rows.length / mostGroups));
  const groupCount = Math.max(1, Math.ceil(rows.length / height));
  const heads = [axisLabel, ...series.map(({ label }) => label)];
  const cells = (texts: readonly string[], style: "tableHead" | "tableCell"): TableCell[] =>
    texts.map((cell, column) => ({
      ...text(cell, style, {
        alignment: column === 0 ? "left" : "right",
        tag: cellTag(style, column),
      }),
      // Amounts end on the right in either direction, so that digits align.
      ...(column > 0 && { isFixed: true }),
      noWrap: style === "tableCell",
    }));
  const groups = Array.from({ length: groupCount }, (_, group) => ({
    head: cells(heads, "tableHead"),
    rows: rows.slice(group * height, (group + 1) * height).map((row) => cells(row, "tableCell")),
  }));
  const sideBySide = <T>(parts: readonly (readonly T[])[], gap: T): T[] =>
    parts.flatMap((part, index) => (index === 0 ? part : [gap, ...part]));
  const groupOf = (column: number) => Math.floor(column / (heads.length + 1));
  const isGap = (column: number) => column % (heads.length + 1) === heads.length;
  return {
    table: {
      widths: sideBySide(
        groups.map(() => [positionWidth, ...series.map(() => "*" as const)]),
        WIDTH.gap,
      ),
      body: [
        sideBySide(
          groups.map(({ head }) => head),
          EMPTY,
        ),
        ...Array.from({ length: height }, (_, row) =>
          sideBySide(
            groups.map((group) => group.rows[row] ?? heads.map(() => EMPTY)),
            EMPTY,
          ),
        ),
      ],
    },
    tag: {
      type: "Table",
      rows: [...groups.slice(0, 1).map(({ head }) => head), ...groups.flatMap((group) => group.rows)],
    },
    layout: tableLayout({
      padding: { x: WIDTH.padding, y: 1.3 },
      hLineWidth: (index) => (index === 1 ? 0.6 : 0),
      hLineColor: () => COLORS.axis,
      fillColor: (row, _node, column) => {
        const isStriped = row > 0 && row % 2 === 0 && row <= (groups[groupOf(column)]?.rows.length ?? 0);
        return isStriped && !isGap(column) ? COLORS.well : null;
      },
    }),
  };
}

/** Returns the width of each column of amounts for a number of groups, points. */
function amountWidth(groups: number, positionWidth: number, amounts: number): number {
  const gaps = (groups - 1) * WIDTH.gap;
  const paddings = 2 * WIDTH.padding * (groups * (amounts + 1) + groups - 1);
  return (CONTENT_WIDTH - gaps - paddings - groups * positionWidth) / (groups * amounts);
}

/** Returns the width of the widest text, about; points. */
function widest(texts: readonly string[]): number {
  const widthOf = (letter: string) =>
    /\p{Script=Arabic}/u.test(letter) ? WIDTH.arabicLetter : WIDTH.character;
  return Math.max(0, ...texts.map((text) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)));
}

/** Marks column headers, and each row's position as the header of its amounts. */
function cellTag(style: "tableHead" | "tableCell", column: number): Tag | undefined {
  if (style === "tableHead") return { type: "TH", scope: "Column" };
  return column === 0 ? { type: "TH", scope: "Row" } : undefined;
}
