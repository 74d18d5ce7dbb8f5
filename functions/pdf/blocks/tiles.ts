import type { Content, ContentTable, TableCell } from "pdfmake/interfaces";
import { COLUMN_GAP, tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";

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
