import { INTERNATIONAL_PREFIX } from "#shared/domain/phone-numbers.ts";
import { withPlainDigits } from "./plain-characters.ts";

/** Loads the library when a phone number is entered, because its table of every country's numbers is large. */
const loadLibrary = () => import("libphonenumber-js/min");

/** Returns "+44" for 44, 0044, (+44) or other digits; undefined if the text holds more than digits and their signs. */
export function readDialCode(text: string): string | undefined {
  const digits = withPlainDigits(text).replaceAll(/[\s+()\p{Cf}-]/gu, "");
  return /^\d+$/.test(digits) ? `+${digits.replace(/^00/, "")}` : undefined;
}

/** Returns whether numbers can begin with this code, of a country or of none, such as a satellite network. */
export async function isDialCode(text: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await loadLibrary();
  // The library recognizes a code only by a number that begins with it; any number will do.
  const number = parsePhoneNumberFromString(`${text}12345678`, { extract: false });
  return `+${number?.countryCallingCode}` === text;
}

/**
 * Reads a number as people write it; an international one contains its dial code. @param dialCode of a national number
 * @returns its parts of E.164, the national one as its country groups it; undefined for a number of a length that its
 * country does not have, or with an extension, which is not kept
 */
export async function readPhoneNumber(text: string, dialCode: string) {
  const { parsePhoneNumberFromString } = await loadLibrary();
  const number = parsePhoneNumberFromString(text.replace(INTERNATIONAL_PREFIX, "+"), {
    // An invalid dial code says nothing about an international number.
    ...((await isDialCode(dialCode)) && { defaultCallingCode: dialCode.slice(1) }),
    extract: false,
  });
  if (number === undefined || number.ext !== undefined || !number.isPossible()) return undefined;
  const prefix = `+${number.countryCallingCode}`;
  return {
    dialCode: prefix,
    nationalNumber: number.formatInternational().slice(prefix.length).trim(),
  };
}

/** Returns whether a text is, or begins as, an international number. */
export function isInternational(text: string): boolean {
  return text.trim().startsWith("+") || INTERNATIONAL_PREFIX.test(text);
}
