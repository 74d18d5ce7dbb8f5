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
