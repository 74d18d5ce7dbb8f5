import type { FontFamily } from "#functions/pdf/fonts/load-fonts.ts";

/** Takes the place of a letter or digit that no font has. */
const MISSING_LETTER = "?";
/** Keeps the letters around it from joining. */
const NON_JOINER = "\u200c";

const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A stretch of a text in one font; its letters do not join those of the next. */
export interface FontRun {
  readonly text: string;
  readonly family: FontFamily;
}

/**
 * Splits a text by the font that prints it, so that no character prints as an empty box. A space or sign stays with the
 * letters before it where their font has it; marks and signs that no font has are left out.
 */
export function fontRuns(text: string, families: readonly FontFamily[]): readonly FontRun[] {
  const [first] = families;
  if (first !== undefined && covers(first, text)) return [{ text, family: first }];
  const runs: { text: string; family: FontFamily }[] = [];
  let isJoinable = false;
  for (const { segment } of CHARACTERS.segment(text)) {
    const last = runs.at(-1);
    const candidates =
      last !== undefined && /^\p{Script=Common}+$/u.test(segment) ? [last.family, ...families] : families;
    const found = withFont(segment, candidates);
    // An omitted character leaves one space, not two.
    if (found === undefined || (found.text === " " && last?.text.endsWith(" "))) continue;
    if (isJoinable && found.family === last?.family) last.text += found.text;
    else runs.push(found);
    isJoinable = found.text.includes(NON_JOINER) || !segment.includes(NON_JOINER);
  }
  return runs;
}

function withFont(segment: string, families: readonly FontFamily[]): FontRun | undefined {
  const whole = families.find((family) => covers(family, segment));
  if (whole !== undefined) return { text: segment, family: whole };
  const [letter = ""] = segment;
  const family = families.find((candidate) => covers(candidate, letter));
  if (family !== undefined) {
    return { text: [...segment].filter((part) => covers(family, part)).join(""), family };
  }
  const [first] = families;
  const isLetter = /^[\p{L}\p{N}]/u.test(letter);
  return isLetter && first !== undefined ? { text: MISSING_LETTER, family: first } : undefined;
}

function covers({ regular }: FontFamily, text: string): boolean {
  return [...text].every((character) => regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
