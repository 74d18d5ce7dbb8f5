/** Maximum length of a name: longer than most names and shorter than most sentences. Unit: characters. */
const LONGEST_NAME = 40;

/** Titles at the start ("Prof. Dr. ") and initials anywhere ("A. B. ", "أ.د. "), whose full stops end no sentence. */
const TITLES = /^(\p{L}{2,4}\. +)+/u;
const INITIALS = /(?<![\p{L}\p{M}])\p{L}\p{M}*\. */gu;

/** A short word at the end, such as "Jr." or "Ltd." */
const ENDING = /(?<= \p{L}{2,4})\.$/u;

/** Separators between a name and an addition. */
const ADDITION = /[,،;؛:()[\]–—]| -+ /u;

/**
 * Returns true if the name that a visitor entered can be used in a greeting. Visitors can have a mail sent to anybody,
 * and it must not begin with a stranger's sentence. A name has no digits, no sentence and at most one added word, for
 * example "Layla, PhD".
 */
export function looksLikeName(text: string): boolean {
  const name = text.trim();
  if ([...name].length > LONGEST_NAME || /\p{N}/u.test(name)) return false;
  if (/[.!?؟۔。]/u.test(name.replace(TITLES, "").replace(INITIALS, "").replace(ENDING, ""))) return false;
  const [, ...additions] = name.split(ADDITION);
  return additions.join(" ").split(/\s+/u).filter(Boolean).length <= 1;
}

/** A first and a last name. A first name is a capital followed by small letters; a last name may have more capitals. */
const FIRST_AND_LAST = /^(\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}?\p{Ll}+)*) (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+$/u;

/** Words that are no first name on their own: titles, name parts that need the next, abbreviations of Mohammed. */
const NO_FIRST_NAME: ReadonlySet<string> = new Set(
  "Mr Mrs Ms Miss Mx Dr Prof Eng Sir Dame Lady Lord Capt Sheikh Sheikha Shaikh Shaikha Hajj Hajji Haji Abd Abdel Abdul Abdu Abu Umm Um Ummu Al El Bin Ben Bint Ibn Van Von De Da Di Du Del La Le Los St Saint San Santa Mohd Muhd Md".split(
    " ",
  ),
);

/** Returns the first name of a Latin first and last name, otherwise the whole: Arabic names are not shortened. */
export function greetedName(name: string): string {
  const first = FIRST_AND_LAST.exec(name.trim())?.[1];
  return first === undefined || NO_FIRST_NAME.has(first) ? name : first;
}
