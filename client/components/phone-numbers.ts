import { INTERNATIONAL_PREFIX } from "#shared/domain/phone-numbers.ts";
import { withPlainDigits } from "./plain-characters.ts";

/** The library with its table of every country's numbers is large, so it loads when a phone number is entered. */
const loadLibrary = () => import("libphonenumber-js/min");

/** "+44", be it typed as 44, 0044, (+44) or in other digits; undefined for what is more than digits and their signs. */
export function readDialCode(text: string): string | undefined {
  const digits = withPlainDigits(text).replaceAll(/[\s+()\p{Cf}-]/gu, "");
  return /^\d+$/.test(digits) ? `+${digits.replace(/^00/, "")}` : undefined;
}

/** Whether numbers begin with it: those of a country, or of none, as by satellite. */
export async function isDialCode(text: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await loadLibrary();
  // The library tells a code by a number that begins with it, whichever that is.
  const number = parsePhoneNumberFromString(`${text}12345678`, { extract: false });
  return `+${number?.countryCallingCode}` === text;
}

/** A number in its parts of E.164, the second in the groups that its country writes. */
interface PhoneNumber {
  readonly dialCode: string;
  /** Without a leading zero, as "50 123 4567". */
  readonly nationalNumber: string;
  /** ISO 3166-1, where the number tells which of the countries with its dial code it belongs to. */
  readonly country: string | undefined;
}

/**
 * Reads a number as people write it, with or without leading zero; an international one says its dial code itself.
 * @param dialCode of a national number
 * @returns undefined for a number as long as none of its country's, or with an extension, which nobody could note
 */
export async function readPhoneNumber(text: string, dialCode: string): Promise<PhoneNumber | undefined> {
  const { parsePhoneNumberFromString } = await loadLibrary();
  const number = parsePhoneNumberFromString(text.replace(INTERNATIONAL_PREFIX, "+"), {
    // What is typed as a dial code and is none says nothing of an international number.
    ...((await isDialCode(dialCode)) && { defaultCallingCode: dialCode.slice(1) }),
    extract: false,
  });
  if (number === undefined || number.ext !== undefined || !number.isPossible()) return undefined;
  const prefix = `+${number.countryCallingCode}`;
  return {
    dialCode: prefix,
    nationalNumber: number.formatInternational().slice(prefix.length).trim(),
    country: number.country,
  };
}

/** Whether a text is an international number, however little of it is there yet. */
export function isInternational(text: string): boolean {
  return text.trim().startsWith("+") || INTERNATIONAL_PREFIX.test(text);
}
