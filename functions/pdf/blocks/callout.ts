import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import { COLORS } from "#functions/pdf/page/colors.ts";
import type { Block } from "#shared/report/report-document.ts";
import { icon } from "./icon.ts";
import { panel } from "./panel.ts";

type Tone = Block<"callout">["tone"];

/** The drawing beside the sentence: a tick, an i, an exclamation mark. */
const DRAWINGS: Readonly<Record<Tone, string>> = {
  good: "M5 10.5L8.5 14L15 7",
  neutral: "M10 9.5L10 14M10 6L10 6.1",
  warning: "M10 5.5L10 11M10 14L10 14.1",
};

/** Points. */
const ICON_SIZE = 16;

/** A sentence to act on. */
export function callout({ tone, text: words }: Block<"callout">, { text, primaryColor }: Drawing): Content[] {
  const color = { good: primaryColor, neutral: COLORS.dimmed, warning: COLORS.warning }[tone];
  return [
    panel(
      [
        {
          columns: [
            {
              ...icon(DRAWINGS[tone], { stroke: COLORS.white, size: ICON_SIZE, disc: color }),
              width: ICON_SIZE,
            },
            text(words, "callout", { margin: [0, 2, 0, 0] }),
          ],
          columnGap: 10,
        },
      ],
      ["*"],
      tone === "neutral" ? {} : { fillColor: color, fillOpacity: 0.06 },
    ),
  ];
}
