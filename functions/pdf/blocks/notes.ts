import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Room that the last line of a note leaves empty on average, characters. */
const LINE_END = 28;

/** Remarks under a heading. */
export function notes({ title, notes }: Block<"notes">, { text }: Drawing): Content[] {
  return [
    {
      stack: [
        text(title, "heading", { margin: [0, 0, 0, 6] }),
        {
          columns: halves(notes).map((half) => ({
            ul: half.map((note) => text(note, "note", { margin: [0, 0, 0, 2.5] })),
            markerColor: COLORS.axis,
          })),
          columnGap: 2 * COLUMN_GAP,
        },
      ],
    },
  ];
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
