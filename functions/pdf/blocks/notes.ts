import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Tag } from "#functions/pdf/tagging/structure-tree.ts";
import type { Block } from "#shared/report/report-document.ts";

/** A bullet beside a note's first line, and the distance from its left edge to the note, points. */
const BULLET: CanvasElement = { type: "ellipse", x: 1.5, y: 5.71875, r1: 1.5, r2: 1.5, color: COLORS.axis };
const BULLET_WIDTH = 10.248046875;

/** Number of rows that stay with their heading. */
const FIRST_ROWS = 2;

/**
 * Draws remarks under a heading, two in a row, so that they keep their order if a page ends between rows. The link is
 * beside the heading, where it takes no line of its own.
 */
export function notes(
  { title, notes, link }: Block<"notes">,
  { text, inlines, blockTitle }: Drawing,
): Content[] {
  // Parts with the same tag are one list.
  const list: Tag = { type: "L" };
  const rows = Array.from({ length: Math.ceil(notes.length / 2) }, (_, index): Content => {
    const [left = "", right] = notes.slice(2 * index, 2 * index + 2);
    return {
      columns: [item(left, text), right === undefined ? { text: "" } : item(right, text)],
      columnGap: 2 * COLUMN_GAP,
      unbreakable: true,
      tag: list,
    };
  });
  const heading: Content = {
    columns: [
      text(title, "heading", { tag: { type: blockTitle } }),
      { text: inlines(link.label, "link", link.url), width: "auto", margin: [0, 2, 0, 0] },
    ],
    columnGap: COLUMN_GAP,
    margin: [0, 0, 0, 6],
  };
  return [
    {
      stack: [
        { stack: [heading, ...rows.slice(0, FIRST_ROWS)], unbreakable: true },
        ...rows.slice(FIRST_ROWS),
      ],
    },
  ];
}

function item(note: string, text: Drawing["text"]): Content {
  return {
    columns: [
      { canvas: [{ ...BULLET }], width: BULLET_WIDTH, tag: { type: "Lbl", actualText: "•" } },
      text(note, "note", { tag: { type: "LBody" } }),
    ],
    columnGap: 0,
    margin: [0, 0, 0, 2.5],
    unbreakable: true,
    tag: { type: "LI" },
  };
}
