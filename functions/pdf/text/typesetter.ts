import type { FontName } from "#functions/pdf/fonts/font-files.ts";
import type { FontFamily } from "#functions/pdf/fonts/load-fonts.ts";
import { RIGHT_TO_LEFT } from "#functions/pdf/fonts/right-to-left-layout.ts";
import { levelRuns } from "./bidirectional.ts";
import { type FontRun, fontRuns } from "./font-runs.ts";
import { isolatedText, printableText } from "./printable-text.ts";

/** Direction of a piece and of its paragraph: levels of UAX #9. Each piece has an object of its own. */
export interface Direction {
  readonly level: number;
  readonly base: number;
}

/** A piece of a text in one font and one direction, as pdfmake takes it. */
export interface Inline {
  readonly text: string;
  readonly font: FontName;
  /** Set where not all is read from left to right. */
  readonly direction?: Direction;
  readonly fontFeatures?: typeof RIGHT_TO_LEFT;
  readonly characterSpacing?: 0;
}

/**
 * Chooses the fonts of a text and cuts it where the font or the direction changes. The pieces stay in the order in which
 * they are read: pdfmake breaks the lines, and only then is each put in the order of the paper.
 * @param direction of the paragraph; unset, its first letter says which way it goes
 */
export type Typesetter = (text: string, direction?: "rtl") => Inline[];

export function createTypesetter(families: readonly FontFamily[]): Typesetter {
  // Spaces and signs among Arabic words are those of their font.
  const arabicFirst = families.toSorted((one, other) => Number(isArabic(other)) - Number(isArabic(one)));

  function typesetRun(text: string, direction: Direction): Inline[] {
    if (direction.level % 2 === 0) {
      return fontRuns(text, families).map((run) => ({ ...toInline(run), direction: { ...direction } }));
    }
    // Viewers do not turn signs round that stand without a letter: each is a piece of its own.
    const parts = /\p{L}/u.test(text) ? [text] : [...text];
    return parts
      .flatMap((part) => fontRuns(part, arabicFirst))
      .map((run) => ({
        ...toInline(run),
        direction: { ...direction },
        fontFeatures: RIGHT_TO_LEFT,
        // Letters that are joined must not be moved apart.
        characterSpacing: 0,
      }));
  }

  return (source, direction) => {
    if (direction === undefined) {
      const runs = fontRuns(printableText(source), families);
      // Latin is what nearly all texts are in.
      if (runs.every(({ family }) => family === families[0])) return runs.map(toInline);
    }
    const { base, runs } = levelRuns(isolatedText(source), direction);
    return runs.flatMap(({ text, level }) => typesetRun(printableText(text), { level, base }));
  };
}

function toInline({ text, family }: FontRun): Inline {
  return { text, font: family.name };
}

function isArabic({ regular }: FontFamily): boolean {
  return regular.hasGlyphForCodePoint("ا".charCodeAt(0));
}
