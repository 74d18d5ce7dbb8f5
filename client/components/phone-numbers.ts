import type { Option } from "./SelectField.tsx";

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
export interface DialCode extends Option<string> {
  readonly dialCode: string;
}

/** Whether a national number, with or without its leading zero, exists in a country of that dial code. */
export async function isPhoneNumber(dialCode: string, nationalNumber: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await loadLibrary();
  const number = parsePhoneNumberFromString(nationalNumber, { defaultCallingCode: dialCode.slice(1) });
  return number?.isValid() ?? false;
}
