import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { linedTableLayout } from "#functions/pdf/style/layout.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Characters of the longest effect that stays on one line beside its change, and the width of longer ones. */
const EFFECT = { characters: 52, width: "42%" };

/** Draws the changes that would alter the answer, each with the resulting chance. */
export function changes(
  { title, changes, none }: Block<"changes">,
  { text, blockTitle }: Drawing,
): Content[] {
  const heading = text(title, "heading", { margin: [0, 0, 0, 4], tag: { type: blockTitle } });
  if (changes.length === 0) return [{ stack: [heading, text(none, "body")] }];
  const wraps = changes.some(({ effect }) => effect.length > EFFECT.characters);
  return [
    {
      stack: [
        heading,
        {
          table: {
            widths: ["*", wraps ? EFFECT.width : "auto"],
            body: changes.map((change) => [
              text(change.text, "value", { tag: { type: "TH", scope: "Row" } }),
              text(change.effect, "value", { alignment: "right", noWrap: !wraps }),
            ]),
          },
          tag: { type: "Table" },
          layout: linedTableLayout({ padding: { y: 2.6 }, paddingLeft: (column) => (column === 0 ? 0 : 12) }),
        },
      ],
    },
  ];
}
