import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Room that the last line of a note leaves empty on average, characters. */
const LINE_END = 28;

/** A bullet beside a note's first line, and how far the note is from the left of it; points. */
const BULLET: CanvasElement = {
  type: "ellipse",
  x: 1.5,
  y: 5.71875,
  r1: 1.5,
  r2: 1.5,
  color: COLORS.axis,
};
const BULLET_WIDTH = 10.248046875;

/** Remarks under a heading. */
export function notes({ title, notes }: Block<"notes">, { text, blockTitle }: Drawing): Content[] {
  return [
    {
      stack: [
        text(title, "heading", { margin: [0, 0, 0, 6], tag: { type: blockTitle } }),
        {
          columns: halves(notes).map((half) => ({ stack: half.map((note) => item(note, text)) })),
          columnGap: 2 * COLUMN_GAP,
          tag: { type: "L" },
        },
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
    tag: { type: "LI" },
  };
}

/** Two columns of about the same height. */
function halves(notes: readonly string[]): readonly (readonly string[])[] {
  const lengths = notes.map(({ length }) => length + LINE_END);
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let sum = 0;
  const first = lengths.findIndex((length) => {
    sum += length;
    return sum > half;
  });
  return [notes.slice(0, first + 1), notes.slice(first + 1)];
}
