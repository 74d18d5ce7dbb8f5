import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import { COLORS } from "#functions/pdf/page/colors.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Remarks under a heading. */
export function notes({ title, notes }: Block<"notes">, { text }: Drawing): Content[] {
  return [
    {
      stack: [
        text(title, "heading", { margin: [0, 0, 0, 6] }),
        {
          ul: notes.map((note) => text(note, "note", { margin: [0, 0, 0, 2.5] })),
          markerColor: COLORS.axis,
        },
      ],
    },
  ];
}
