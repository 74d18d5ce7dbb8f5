import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { Font } from "fontkit";
import { FONT_FILES, type FontName } from "./font-files.ts";
import { create } from "./fontkit.ts";

/** A family of fonts, parsed. */
export interface FontFamily {
  readonly name: FontName;
  readonly regular: Font;
  readonly bold: Font;
}

/**
 * Reads and parses every font of a report; lines are as high in every script as in the first font's.
 * @throws {Error} if a file is missing or no font
 */
export function loadFonts(): readonly FontFamily[] {
  const families = FONT_FILES.map(({ name, regular, bold }) => ({
    name,
    regular: loadFont(regular),
    bold: loadFont(bold),
  }));
  const [first, ...others] = families;
  for (const { regular, bold } of others) {
    if (first === undefined) break;
    setLineHeight(regular, first.regular);
    setLineHeight(bold, first.bold);
  }
  return families;
}

/** A script that reaches higher would move the line of a name down, away from its label. */
function setLineHeight(font: Font, { ascent, descent, lineGap, unitsPerEm }: Font): void {
  const scale = font.unitsPerEm / unitsPerEm;
  Object.defineProperties(font, {
    ascent: { value: ascent * scale },
    descent: { value: descent * scale },
    lineGap: { value: lineGap * scale },
  });
}

function loadFont(file: string): Font {
  const font = create(readFileSync(locationOf(file)));
  if (!("layout" in font)) throw new TypeError(`${file} is a collection of fonts`);
  return font;
}

/** In the packages for the sources; the build copies the files beside the bundle. */
function locationOf(file: string): string | URL {
  return import.meta.url.endsWith(".ts")
    ? createRequire(import.meta.url).resolve(file)
    : new URL(`fonts/${basename(file)}`, import.meta.url);
}
