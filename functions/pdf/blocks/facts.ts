import type { Content, ContentTable, TableCell } from "pdfmake/interfaces";
import { swatch } from "#functions/pdf/chart/line-style.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP, tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Tag } from "#functions/pdf/tagging/structure-tree.ts";
import type { Block, Fact, FactGroup } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Draws figures in tiles, two side by side. */
export function facts({ groups }: Block<"facts">, drawing: Drawing): Content[] {
  return tiles(groups.map((group) => tile(group, drawing)));
}

function tile({ title, note, facts, remark }: FactGroup, { text, blockTitle, wording }: Drawing): TableCell {
  return {
    stack: [
      text(note === undefined ? title : `${title} · ${note}`, "label", {
        margin: [0, 0, 0, 4],
        tag: { type: blockTitle },
      }),
      {
        table: {
          widths: ["*", "auto"],
          body: facts.map(({ label, value, series }) => [
            labelCell(label, series, text),
            // Digits align in either direction.
            text(formatValue(value, wording), "figure", { alignment: "right", isFixed: true, noWrap: true }),
          ]),
        },
        tag: { type: "Table" },
        layout: tableLayout({
          paddingLeft: (column) => (column === 0 ? 0 : 8),
          paddingTop: () => 1.5,
          paddingBottom: () => 1.5,
        }),
      },
      ...(remark === undefined ? [] : [text(remark.text, "label", { margin: [0, 4, 0, 0] })]),
    ],
  };
}

function labelCell(label: string, series: Fact["series"], text: Drawing["text"]): TableCell {
  const tag: Tag = { type: "TH", scope: "Row" };
  const words = text(label, "value", { margin: [0, 0.8, 0, 0] });
  return series === undefined ? { ...words, tag } : { columns: [swatch(series), words], columnGap: 6, tag };
}

/** Space between the edge of a tile and its content, points. */
const TILE_PADDING = { x: 12, y: 9 };
const EMPTY: TableCell = { text: "" };

/** Draws cells on surfaces of their own, two side by side and equally high. A page may end after each pair. */
export function tiles(cells: readonly TableCell[]): Content[] {
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) =>
    pair(cells[2 * row] ?? EMPTY, cells[2 * row + 1]),
  );
}

function pair(left: TableCell, right: TableCell | undefined): ContentTable {
  const isFilled = (column: number) => column === 0 || (column === 2 && right !== undefined);
  // Applies to an empty place too, so that the tile next to it is as wide as those above.
  const padding = (column: number) => (column === 1 ? 0 : TILE_PADDING.x);
  return {
    table: { widths: ["*", COLUMN_GAP, "*"], body: [[left, EMPTY, right ?? EMPTY]] },
    layout: tableLayout({
      paddingLeft: padding,
      paddingRight: padding,
      paddingTop: () => TILE_PADDING.y,
      paddingBottom: () => TILE_PADDING.y,
      fillColor: (_row, _node, column) => (isFilled(column) ? COLORS.well : null),
    }),
  };
}
