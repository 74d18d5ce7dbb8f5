/** Longer than most names, and shorter than most sentences; in characters. */
const LONGEST_NAME = 40;

/** Titles at the start, as "Prof. Dr. ", and initials anywhere, as "A. B. " or "أ.د. ": their points end no sentence. */
const TITLES = /^(\p{L}{2,4}\. +)+/u;
const INITIALS = /(?<![\p{L}\p{M}])\p{L}\p{M}*\. */gu;

/** A short word at the end, as "Jr." or "Ltd." */
const ENDING = /(?<= \p{L}{2,4})\.$/u;

/** What separates a name from what is added to it. */
const ADDITION = /[,،;؛:()[\]–—]| -+ /u;

/**
 * Whether what a visitor gave as a name can stand in a greeting: a mail is sent to whom somebody named, and must not
 * open with a stranger's sentence. No digits, no sentence, and at most one word is added, as in "Layla, PhD".
 */
export function looksLikeName(text: string): boolean {
  const name = text.trim();
  if ([...name].length > LONGEST_NAME || /\p{N}/u.test(name)) return false;
  if (/[.!?؟۔。]/u.test(name.replace(TITLES, "").replace(INITIALS, "").replace(ENDING, ""))) return false;
  const [, ...additions] = name.split(ADDITION);
  return additions.join(" ").split(/\s+/u).filter(Boolean).length <= 1;
}
