import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import { COLORS } from "#functions/pdf/page/colors.ts";
import type { Block } from "#shared/report/report-document.ts";
import { icon } from "./icon.ts";
import { panel } from "./panel.ts";

type Tone = Block<"callout">["tone"];

/** The drawing beside the sentence: an arrow up, a tick, an i. */
const DRAWINGS: Readonly<Record<Tone, string>> = {
  advice: "M10 15L10 5.5M5.5 9.5L10 5L14.5 9.5",
  good: "M5 10.5L8.5 14L15 7",
  neutral: "M10 9.5L10 14M10 6L10 6.1",
};

/** Points. */
const ICON_SIZE = 16;

/** A sentence to act on. */
export function callout({ tone, text: words }: Block<"callout">, { text, primaryColor }: Drawing): Content[] {
  const color = tone === "neutral" ? COLORS.dimmed : primaryColor;
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
      tone === "neutral" ? {} : { fillColor: primaryColor, fillOpacity: 0.06 },
    ),
  ];
}
