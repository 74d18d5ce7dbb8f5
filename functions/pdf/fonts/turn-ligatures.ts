import type { Font, Glyph } from "fontkit";

/**
 * Readers of a PDF take a line of Arabic glyphs from left to right and turn their letters round, those of a ligature too.
 * So the letters that a ligature stands for are noted from left to right as well; otherwise "al-Ahmad" is copied as
 * "aal-hmad".
 */
export function turnLigatures(font: Font): Font {
  const turned = new WeakSet<Glyph>();
  const layout = font.layout.bind(font);
  font.layout = (...of) => {
    const run = layout(...of);
    if (run.direction === "rtl") {
      for (const glyph of run.glyphs) {
        if (turned.has(glyph)) continue;
        turned.add(glyph);
        glyph.codePoints.reverse();
      }
    }
    return run;
  };
  return font;
}
