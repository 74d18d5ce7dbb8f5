import type { Content } from "pdfmake/interfaces";
import { blackAndWhitePng } from "#functions/pdf/pictures/black-and-white-png.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { printableText } from "#functions/pdf/text/printable-text.ts";
import { qrCode } from "#shared/report/qr-code.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Side of the QR code, 38 mm: a module is 0.4 mm or more, and 0.27 mm of a family of four. Unit: points. */
const CODE_SIZE = 108;

const PIXELS_PER_MODULE = 4;

/** Draws the link that opens a plan again, to scan from paper or to follow on a screen. */
export function planLink({ text: words, label, url, code }: Block<"planLink">, drawing: Drawing): Content[] {
  const { text, inlines } = drawing;
  // A bitmap: as vectors it would take fifteen times as many bytes.
  const image = blackAndWhitePng(qrCode(url).rows, PIXELS_PER_MODULE);
  return [
    {
      stack: [
        {
          stack: [{ image, width: CODE_SIZE }],
          tag: { type: "Figure", alternative: printableText(code) },
        },
        text(words, "label", { margin: [0, 4, 0, 4] }),
        { text: inlines(label, "link", url) },
      ],
    },
  ];
}
