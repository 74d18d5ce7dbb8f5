/** The library with its table of every country's numbers is large, so it loads when a phone number is entered. */
const loadLibrary = () => import("libphonenumber-js/min");

/** Countries with their dial codes ("+971 United Arab Emirates"), the first as given, then by name. */
export async function loadDialCodes(language: string, firstDialCode: string): Promise<readonly DialCode[]> {
  const { getCountries, getCountryCallingCode } = await loadLibrary();
  const names = new Intl.DisplayNames(language, { type: "region" });
  const all = getCountries().map((country) => ({
    value: country,
    name: names.of(country) ?? country,
    dialCode: `+${getCountryCallingCode(country)}`,
  }));
  const isFirst = ({ dialCode }: { dialCode: string }) => Number(dialCode === firstDialCode);
  return all
    .sort((one, other) => isFirst(other) - isFirst(one) || one.name.localeCompare(other.name, language))
    .map(({ value, name, dialCode }) => ({ value, dialCode, label: `${dialCode} ${name}` }));
}

/** A country and its dial code; several countries share one. */
export interface DialCode {
  /** The country, ISO 3166-1. */
  readonly value: string;
  readonly label: string;
  readonly dialCode: string;
}

/** A number in its parts of E.164, the second in the groups that its country writes. */
interface PhoneNumber {
  readonly dialCode: string;
  /** Without a leading zero, as "50 123 4567". */
  readonly nationalNumber: string;
  /** ISO 3166-1, where the number tells which of the countries with its dial code it belongs to. */
  readonly country: string | undefined;
}

/** The two zeros that stand for the plus of an international number, in the digits of Europe, of Arabic and of Persian. */
export const INTERNATIONAL_PREFIX = /^\s*(?:00|٠٠|۰۰)/;

/**
 * Reads a number as people write it, with or without leading zero; an international one says its dial code itself.
 * @param dialCode of a national number
 * @returns undefined for a number as long as none of its country's, or with an extension, which nobody could note
 */
export async function readPhoneNumber(text: string, dialCode: string): Promise<PhoneNumber | undefined> {
  const { parsePhoneNumberFromString } = await loadLibrary();
  const number = parsePhoneNumberFromString(text.replace(INTERNATIONAL_PREFIX, "+"), {
    defaultCallingCode: dialCode.slice(1),
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
