import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { Font } from "fontkit";
import { FONT_FILES, type FontName } from "./font-files.ts";
import { create } from "./fontkit.ts";
import { turnLigatures } from "./turn-ligatures.ts";

/** A font, and how a document gets it. */
export interface FontFace {
  /** Parsed, to look into. */
  readonly font: Font;
  /** The font for one document: what it learns from one text is never seen in the next. */
  readonly forDocument: () => Font;
}

export interface FontFamily {
  readonly name: FontName;
  readonly regular: FontFace;
  readonly bold: FontFace;
}

/**
 * Reads and parses every font of a report; lines are as high in every script as in the first font's.
 * @throws {Error} if a file is missing or no font
 */
export function loadFonts(): readonly FontFamily[] {
  const [{ name, regular, bold }, ...others] = FONT_FILES;
  const first = { name, regular: sharedFace(regular), bold: sharedFace(bold) };
  return [
    first,
    ...others.map((family) => ({
      name: family.name,
      regular: freshFace(family.regular, first.regular.font),
      bold: freshFace(family.bold, first.bold.font),
    })),
  ];
}

/**
 * Parsed once, since parsing is most of the time that a document takes. A glyph keeps the first character that it was
 * asked for, and one glyph may serve two; so each is asked for now, in an order that no document has a part in.
 */
function sharedFace(file: string): FontFace {
  const font = parse(readFileSync(locateFont(file)));
  const characters = font.characterSet.map((codePoint) => String.fromCodePoint(codePoint));
  for (const character of characters.filter(isPublic).toSorted(compareByUse)) {
    font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  }
  const layout = font.layout.bind(font);
  // No arrow for "->" and other alternates by context: a report has none, and to look for them takes most of the time.
  font.layout = (text, features = { calt: false }, ...more) => layout(text, features, ...more);
  return { font, forDocument: () => font };
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

/** Parsed anew for each of the few documents that need it. */
function freshFace(file: string, model: Font): FontFace {
  const bytes = readFileSync(locateFont(file));
  const forDocument = () => turnLigatures(alignLineHeight(model, parse(bytes)));
  return { font: forDocument(), forDocument };
}

function parse(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("layout" in font)) throw new TypeError("a collection of fonts is no font");
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
