import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { Font } from "fontkit";
import pdfmake from "pdfmake";
import { FONT_FILES, type FontName } from "./font-files.ts";
import { layRightToLeft } from "./right-to-left-layout.ts";

/** A family of fonts, parsed once: to parse them is most of the time that a document takes. */
export interface FontFamily {
  readonly name: FontName;
  readonly regular: Font;
  readonly bold: Font;
}

/** Reads all fonts; lines are as high as in the first. @throws {Error} if a file is missing or no font */
export function loadFonts(): readonly FontFamily[] {
  const [{ name, regular, bold }, ...others] = FONT_FILES;
  const first = { name, regular: primedFont(regular), bold: primedFont(bold) };
  return [
    first,
    ...others.map((family) => ({
      name: family.name,
      regular: joiningFont(family.regular, first.regular),
      bold: joiningFont(family.bold, first.bold),
    })),
  ];
}

/**
 * A font whose letters stand each for itself. A glyph keeps the first character that it was asked for, and one glyph may
 * serve two; so each is asked for now, in an order that no document has a part in.
 */
function primedFont(file: string): Font {
  const font = parse(file);
  const characters = font.characterSet.map((codePoint) => String.fromCodePoint(codePoint));
  for (const character of characters.filter(isPublic).toSorted(compareByUse)) {
    font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  }
  const layout = font.layout.bind(font);
  // No arrow for "->" and other alternates by context: a report has none, and to look for them takes most of the time.
  font.layout = (text, features = { calt: false }, script = scriptOf(text), ...more) =>
    layout(text, features, script, ...more);
  return font;
}

/** Digits alone are of no script, and in none the font moves a comma twice as near to a 7 as in Latin. */
function scriptOf(text: string): string | undefined {
  return /\p{L}/u.test(text) ? undefined : "latn";
}

/** Unlike those that mean something within their font alone. */
function isPublic(character: string): boolean {
  return !/\p{Co}/u.test(character);
}

/** Letters and signs first, then what looks like them: the glyph of an apostrophe is not to be read as a letter. */
function compareByUse(a: string, b: string): number {
  const isLookalike = (character: string) =>
    character.normalize("NFKC") !== character || /\p{Lm}/u.test(character);
  return Number(isLookalike(a)) - Number(isLookalike(b)) || (a < b ? -1 : 1);
}

/** A font whose letters change beside each other. What a glyph stands for is told by each text, not by the first of all. */
function joiningFont(file: string, model: Font): Font {
  const font = alignLineHeight(model, parse(file));
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints);
    if (codePoints === undefined) return glyph;
    // Measured once for all that stand for it.
    void glyph.advanceWidth;
    return Object.create(glyph, { codePoints: { value: codePoints } });
  };
  return layRightToLeft(font);
}

/** @throws {TypeError} if the file holds several fonts */
function parse(file: string): Font {
  const font = create(readFileSync(locateFont(file)));
  if (!("layout" in font)) throw new TypeError("a font collection is not a font");
  return font;
}

/** A script that reaches higher would move the line of a name down, away from its label. */
function alignLineHeight({ ascent, descent, lineGap, unitsPerEm }: Font, font: Font): Font {
  const scale = font.unitsPerEm / unitsPerEm;
  return Object.defineProperties(font, {
    ascent: { value: ascent * scale },
    descent: { value: descent * scale },
    lineGap: { value: lineGap * scale },
  });
}

/** In the packages for the sources; the build copies the files beside the bundle. */
function locateFont(file: string): string | URL {
  return import.meta.url.endsWith(".ts")
    ? createRequire(import.meta.url).resolve(file)
    : new URL(`fonts/${basename(file)}`, import.meta.url);
}

/**
 * The very copy of fontkit that pdfmake works with: it asks for the CommonJS one, and an import would load another. In
 * the bundle `require` is the bundler's; as a module of its own this file has none.
 */
export const { create, registerFormat }: typeof import("fontkit") =
  typeof require === "function" ? require("fontkit") : createRequire(import.meta.url)("fontkit");

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
