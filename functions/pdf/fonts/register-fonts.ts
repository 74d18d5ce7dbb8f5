import type { Font } from "fontkit";
import pdfmake from "pdfmake";
import { registerFormat } from "./fontkit.ts";
import type { FontFamily } from "./load-fonts.ts";

/** The first byte of a stand-in; no kind of font file starts with it. */
const STAND_IN = 0xfe;

const FONTS: Font[] = [];

/**
 * Makes fonts known to pdfmake. It takes bytes alone and parses them anew for every document; so it gets a few bytes that
 * stand for a font, and a kind of font that reads them.
 */
export function registerFonts(families: readonly FontFamily[]): void {
  pdfmake.setFonts(
    Object.fromEntries(
      families.map(({ name, regular, bold }) => [
        name,
        { normal: standInFor(regular, `${name} regular`), bold: standInFor(bold, `${name} bold`) },
      ]),
    ),
  );
}

/** @returns the name of the stand-in among pdfmake's files */
function standInFor(font: Font, name: string): string {
  const index = FONTS.push(font) - 1;
  pdfmake.virtualfs.writeFileSync(name, Uint8Array.of(STAND_IN, index, 0, 0));
  return name;
}

registerFormat(
  class {
    static probe(bytes: Uint8Array): boolean {
      return bytes[0] === STAND_IN;
    }

    constructor({ buffer }: { readonly buffer: Uint8Array }) {
      const font = FONTS[buffer[1] ?? -1];
      if (font === undefined) throw new RangeError("a stand-in without a font");
      // biome-ignore lint/correctness/noConstructorReturn: the library calls it with new, and takes what it gets.
      return font;
    }
  },
);
