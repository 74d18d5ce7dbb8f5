import type { Content, ContentTable, TableCell } from "pdfmake/interfaces";
import { swatch } from "#functions/pdf/chart/line-style.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP, tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Tag } from "#functions/pdf/tagging/structure-tree.ts";
import type { Block, Fact, FactGroup } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Draws figures in tiles, two side by side and equally high. A page may end after each pair. */
export function facts({ groups }: Block<"facts">, drawing: Drawing): Content[] {
  const tiles = groups.map((group) => tile(group, drawing));
  return Array.from({ length: Math.ceil(tiles.length / 2) }, (_, row) =>
    pair(tiles[2 * row] ?? EMPTY, tiles[2 * row + 1]),
  );
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
        layout: tableLayout({ padding: { y: 1.5 }, paddingLeft: (column) => (column === 0 ? 0 : 8) }),
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

function pair(left: TableCell, right: TableCell | undefined): ContentTable {
  const isFilled = (column: number) => column === 0 || (column === 2 && right !== undefined);
  // Applies to an empty place too, so that the tile next to it is as wide as those above.
  const padding = (column: number) => (column === 1 ? 0 : TILE_PADDING.x);
  return {
    table: { widths: ["*", COLUMN_GAP, "*"], body: [[left, EMPTY, right ?? EMPTY]] },
    layout: tableLayout({
      padding: TILE_PADDING,
      paddingLeft: padding,
      paddingRight: padding,
      fillColor: (_row, _node, column) => (isFilled(column) ? COLORS.well : null),
    }),
  };
}
