import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { linedTableLayout } from "#functions/pdf/style/layout.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Draws the changes that would alter the answer, each with the resulting chance. */
export function changes(
  { title, changes, none }: Block<"changes">,
  { text, blockTitle }: Drawing,
): Content[] {
  const heading = text(title, "heading", { margin: [0, 0, 0, 4], tag: { type: blockTitle } });
  if (changes.length === 0) return [{ stack: [heading, text(none, "body")] }];
  return [
    {
      stack: [
        heading,
        {
          table: {
            widths: ["*", "auto"],
            body: changes.map((change) => [
              text(change.text, "value", { tag: { type: "TH", scope: "Row" } }),
              text(change.effect, "value", { alignment: "right", noWrap: true }),
            ]),
          },
          tag: { type: "Table" },
          layout: linedTableLayout({ padding: { y: 2.6 }, paddingLeft: (column) => (column === 0 ? 0 : 12) }),
        },
      ],
    },
  ];
}
