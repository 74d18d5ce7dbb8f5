/** The zeros of digits in use beside 0 to 9: Arabic-Indic, Persian, Devanagari, fullwidth. Source: Unicode 17. */
const ZEROS = ["٠", "۰", "०", "０"].map((zero) => zero.charCodeAt(0));

/** Returns a text with the digits 0 to 9 in place of those of other scripts. @example withPlainDigits("٢٥") // "25" */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९０-９]/g, plainDigit);
}

function plainDigit(character: string): string {
  const code = character.charCodeAt(0);
  return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
}

/** Returns Arabic as typed in a hurry: without hamza, vowel marks and the dots of the last letter. */
export function withPlainLetters(text: string): string {
  return text
    .replaceAll(/[\u064b-\u0652\u0640]/g, "")
    .replaceAll(/[أإآ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");
}
