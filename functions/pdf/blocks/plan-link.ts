import type { Content } from "pdfmake/interfaces";
import { blackAndWhitePng } from "#functions/pdf/pictures/black-and-white-png.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP } from "#functions/pdf/style/layout.ts";
import { printableText } from "#functions/pdf/text/printable-text.ts";
import { qrCode } from "#shared/report/qr-code.ts";
import type { Block } from "#shared/report/report-document.ts";

/** 42 mm: with the longest link a module is still 0.4 mm, which phones read. Unit: points. */
const CODE_SIZE = 119;

const PIXELS_PER_MODULE = 4;

/** The link that opens a plan again, to be scanned from paper and to be followed on a screen. */
export function planLink({ text: words, label, url, code }: Block<"planLink">, drawing: Drawing): Content[] {
  const { text, inlines } = drawing;
  // As vectors it would take fifteen times as many bytes.
  const image = blackAndWhitePng(qrCode(url).rows, PIXELS_PER_MODULE);
  return [
    {
      columns: [
        {
          stack: [{ image, width: CODE_SIZE }],
          width: CODE_SIZE,
          tag: { type: "Figure", alternative: printableText(code) },
        },
        {
          stack: [text(words, "label"), { text: inlines(label, "link", url), marginTop: 6 }],
          width: "*",
          margin: [0, 14, 0, 0],
        },
      ],
      columnGap: COLUMN_GAP / 2,
    },
  ];
}
