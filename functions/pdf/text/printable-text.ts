/** More marks than this on one letter reach into the lines above and below. */
const MAXIMUM_MARKS = 4;

/**
 * Returns a text as it can be printed on a line: composed, with spaces for line breaks, and without invisible
 * characters such as control characters and marks of direction. Joiners stay, since Persian and Hindi spell with them.
 * @example printableText("Layla\nHaddad") // "Layla Haddad"
 */
export function printableText(text: string): string {
  return isolatedText(text).replace(/[\u2066-\u2069]/gu, "");
}

/** A printable text in which values keep the isolates around them: these say in which order it is printed. */
export function isolatedText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s/gu, (space) => (space === "\u00a0" ? space : " "))
    .replace(/(?![\u2066-\u2069\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .replace(new RegExp(`(\\p{M}{${MAXIMUM_MARKS}})\\p{M}+`, "gu"), "$1");
}
