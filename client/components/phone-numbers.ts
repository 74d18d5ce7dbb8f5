import { INTERNATIONAL_PREFIX } from "#shared/domain/phone-numbers.ts";

/** The library with its table of every country's numbers is large, so it loads when a phone number is entered. */
const loadLibrary = () => import("libphonenumber-js/min");

/** Countries with their dial codes ("+971 United Arab Emirates"), the first as given, then by name. */
export async function loadDialCodes(language: string, firstDialCode: string): Promise<readonly DialCode[]> {
  const { getCountries, getCountryCallingCode } = await loadLibrary();
  const namesIn = (names: string) => new Intl.DisplayNames(names, { type: "region" });
  const [names, latinNames] = [namesIn(language), namesIn("en")];
  const all = getCountries().map((country) => ({
    value: country,
    name: names.of(country) ?? country,
    latinName: latinNames.of(country) ?? country,
    dialCode: `+${getCountryCallingCode(country)}`,
  }));
  const isFirst = ({ dialCode }: { dialCode: string }) => Number(dialCode === firstDialCode);
  return all
    .sort((one, other) => isFirst(other) - isFirst(one) || one.name.localeCompare(other.name, language))
    .map(({ name, ...entry }) => ({ ...entry, label: `${entry.dialCode} ${name}` }));
}

/** A country and its dial code; several countries share one. */
export interface DialCode {
  /** The country, ISO 3166-1. */
  readonly value: string;
  /** Its code and its name. */
  readonly label: string;
  /** Its name in English, by which it is found as well: not everybody types in the language that they read. */
  readonly latinName: string;
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

/**
 * Reads a number as people write it, with or without leading zero; an international one says its dial code itself.
 * @param dialCode of a national number
 * @returns undefined for a number as long as none of its country's, or with an extension, which nobody could note
 */
export async function readPhoneNumber(text: string, dialCode: string): Promise<PhoneNumber | undefined> {
  const { parsePhoneNumberFromString } = await loadLibrary();
  const number = parsePhoneNumberFromString(text.replace(INTERNATIONAL_PREFIX, "+"), {
    // What is typed as a dial code and is none says nothing of an international number.
    ...(/^\+\d+$/.test(dialCode) && { defaultCallingCode: dialCode.slice(1) }),
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
