/** Form of an ISIN: country prefix, national code, check digit. Source: ISO 6166. */
export const ISIN_PATTERN = "^[A-Z]{2}[A-Z0-9]{9}[0-9]$";

/** Returns true for an ISIN with a valid check digit. Source: ISO 6166, with the Luhn algorithm (ISO/IEC 7812-1). */
export function isIsin(text: string): boolean {
  if (!new RegExp(ISIN_PATTERN).test(text)) return false;
  const digits = [...text].flatMap((character) => [...String(Number.parseInt(character, 36))].map(Number));
  const sum = digits.toReversed().reduce((total, digit, position) => {
    const weighted = position % 2 === 1 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
