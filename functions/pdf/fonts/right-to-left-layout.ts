import type { Font, Glyph, GlyphPosition } from "fontkit";
import { mirrored } from "#functions/pdf/text/bidirectional.ts";

/** The feature that marks a piece as read from right to left: brackets take their mirrored forms (OpenType). */
export const RIGHT_TO_LEFT: "rtlm"[] = ["rtlm"];

/** Viewers take a gap of a tenth of an em between letters for one between words. In ems. */
const MAXIMUM_KERNING = 0.08;
/** Number of words whose layout is cached; a report has some hundreds. */
const MAXIMUM_WORDS = 4096;

/** The parts of a text's layout that a document uses. */
interface Run {
  readonly glyphs: readonly Pick<Glyph, "id" | "codePoints" | "advanceWidth">[];
  readonly positions: readonly GlyphPosition[];
}

/**
 * Lays out pieces that are read from right to left, with the first word on the right. Viewers copy such a piece letter by
 * letter from its right end; so what a ligature stands for is noted from left to right, otherwise "al-Ahmad" is copied as
 * "aal-hmad". A bracket is noted as it looks, as in other producers' files; most viewers turn it back.
 */
export function layRightToLeft(font: Font): Font {
  const layout = font.layout.bind(font);
  const words = new Map<string, Run>();

  function wordRun(word: string): Run {
    const known = words.get(word);
    if (known !== undefined) return known;
    const { glyphs, positions } = layout(drawnText(word), [], "arab", undefined, "rtl");
    const run = {
      glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({
        id,
        advanceWidth,
        codePoints: codePoints.toReversed(),
      })),
      positions: positions.map((position, index) => {
        const kerning = position.xAdvance - (glyphs[index]?.advanceWidth ?? 0);
        const excess = Math.max(0, kerning - MAXIMUM_KERNING * font.unitsPerEm);
        // The letter moves away from the next one, which is on its left.
        return { ...position, xAdvance: position.xAdvance - excess, xOffset: position.xOffset - excess };
      }),
    };
    if (words.size >= MAXIMUM_WORDS) words.clear();
    words.set(word, run);
    return run;
  }

  return Object.defineProperty(font, "layout", {
    value: (text: string, features?: Parameters<Font["layout"]>[1]) => {
      // By the script alone digits would go the way of its letters.
      if (features !== RIGHT_TO_LEFT) return layout(text, features, undefined, undefined, "ltr");
      const runs = text
        .split(/(?<= )/)
        .map(wordRun)
        .toReversed();
      return {
        glyphs: runs.flatMap(({ glyphs }) => glyphs),
        // Copies, since a document scales them in place, then asks for the width.
        positions: runs.flatMap(({ positions }) => positions.map((position) => ({ ...position }))),
        get advanceWidth() {
          return this.positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
        },
      };
    },
  });
}

/** Brackets as they look, and any space: lines are broken by now, and viewers leave a fixed one with the number before it. */
function drawnText(word: string): string {
  return Array.from(word, mirrored).join("").replaceAll("\u00a0", " ");
}
