import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP, CONTENT_WIDTH } from "#functions/pdf/style/layout.ts";
import type { Block } from "#shared/report/report-document.ts";
import { detailList } from "./details.ts";
import { TILE_PADDING, tiles } from "./tiles.ts";

const LIST_WIDTH = (CONTENT_WIDTH - COLUMN_GAP) / 2 - 2 * TILE_PADDING.x;

/** The goals of a plan in tiles, or that there is none. */
export function goals({ goals, none }: Block<"goals">, drawing: Drawing): Content[] {
  if (goals.length === 0) return [drawing.text(none, "body")];
  return tiles(
    goals.map(({ title, facts }) => ({
      stack: [
        drawing.text(title, "blockTitle", { margin: [0, 0, 0, 3], tag: { type: drawing.blockTitle } }),
        { stack: [detailList(facts, LIST_WIDTH, drawing)], tag: { type: "Table" } },
      ],
    })),
  );
}
