/** Maximum length of a name: longer than most names and shorter than most sentences. Unit: characters. */
const LONGEST_NAME = 40;

/** Titles at the start ("Prof. Dr. ", "Dr.Smith") and initials anywhere ("A. B. ", "أ.د. "), whose full stops end no sentence. */
const TITLES = /^(?:\p{L}{2,4}\. +|(?:dr|mrs?|ms|md|mohd|eng|prof)\.)+/iu;
const INITIALS = /(?<![\p{L}\p{M}])\p{L}\p{M}*\. */gu;

/** A short word at the end, such as "Jr." or "Ltd." */
const ENDING = /(?<= \p{L}{2,4})\.$/u;

/** More marks on one letter than any language writes: they cover the lines above and below. */
const PILE_OF_MARKS = /\p{M}{4}/u;

/** A path, as of an address. */
const PATH = /\.\S*\//u;

/** Separators between a name and an addition. */
const ADDITION = /[,،;؛:()[\]–—]| -+ /u;

/**
 * Returns true if the name that a visitor entered can be used in a text. Visitors can have a report mailed to anybody, and
 * neither mail nor report may repeat a stranger's sentence. A name has no digits, no sentence and at most one added
 * word, for example "Layla, PhD".
 */
export function looksLikeName(text: string): boolean {
  const name = text.trim();
  if ([...name].length > LONGEST_NAME || /\p{N}/u.test(name) || PILE_OF_MARKS.test(name) || PATH.test(name))
    return false;
  if (/[.!?؟۔。]/u.test(name.replace(TITLES, "").replace(INITIALS, "").replace(ENDING, ""))) return false;
  const [, ...additions] = name.split(ADDITION);
  return additions.join(" ").split(/\s+/u).filter(Boolean).length <= 1;
}
