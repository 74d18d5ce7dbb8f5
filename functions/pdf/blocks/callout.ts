import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { CALLOUT_ICONS } from "#shared/report/icons.ts";
import type { Block } from "#shared/report/report-document.ts";
import { icon, panel } from "./panel.ts";

/** Points. */
const ICON_SIZE = 16;

/** Draws a sentence that calls for action. */
export function callout({ tone, text: words }: Block<"callout">, { text, primaryColor }: Drawing): Content[] {
  const color = { good: primaryColor, neutral: COLORS.dimmed, warning: COLORS.warning }[tone];
  return [
    panel(
      [
        {
          columns: [
            {
              ...icon(CALLOUT_ICONS[tone], { stroke: COLORS.white, size: ICON_SIZE, disc: color }),
              width: ICON_SIZE,
            },
            text(words, "callout", { margin: [0, 2, 0, 0] }),
          ],
          columnGap: 10,
        },
      ],
      tone === "neutral" ? {} : { fillColor: color, fillOpacity: 0.06 },
    ),
  ];
}
