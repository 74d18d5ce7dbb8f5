import METADATA from "libphonenumber-js/min/metadata";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { readDialCode } from "./phone-numbers.ts";
import { withPlainDigits, withPlainLetters } from "./plain-characters.ts";

/** A country and its dial code; several countries share one. */
export interface DialCode {
  /** The country, ISO 3166-1. */
  readonly value: string;
  readonly label: string;
  readonly dialCode: string;
  /** Search keys: label, ISO code and names in every language. A code alone is a key of its main country only. */
  readonly keys: readonly string[];
}

/** Common names of countries that Unicode CLDR lacks. Source: usage in English and Arabic, November 2026. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  BD: ["بنجلاديش"],
  BY: ["روسيا البيضاء", "بيلاروسيا"],
  CD: ["DRC", "DR Congo"],
  CF: ["CAR"],
  CI: ["Ivory Coast"],
  CN: ["PRC"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  DK: ["الدنمارك"],
  GB: ["Great Britain", "England", "Scotland", "Wales", "Northern Ireland", "بريطانيا", "إنجلترا", "إنكلترا"],
  HK: ["Hongkong"],
  HU: ["المجر"],
  IE: ["Republic of Ireland"],
  KR: ["Republic of Korea"],
  LK: ["Srilanka", "سري لانكا"],
  MO: ["Macau"],
  NL: ["Holland"],
  OM: ["سلطنة عمان"],
  PG: ["PNG"],
  PH: ["The Philippines", "الفليبين"],
  RU: ["Russian Federation"],
  SA: ["KSA", "Kingdom of Saudi Arabia"],
  SY: ["سورية"],
  SZ: ["Swaziland", "سوازيلاند"],
  TH: ["تايلند"],
  TL: ["East Timor", "تيمور الشرقية"],
  TR: ["Turkey"],
  US: ["USA", "America", "United States of America", "أمريكا", "أميركا", "الولايات المتحدة الأمريكية"],
  VN: ["Viet Nam"],
  ZA: ["RSA"],
};

/** Returns every country: those with the first dial code, then the others by name. */
export function dialCodesIn(language: Language, firstDialCode: string): readonly DialCode[] {
  const namesIn = (each: Language, style: "long" | "short") =>
    new Intl.DisplayNames(each, { type: "region", style });
  const own = namesIn(language, "long");
  const all = LANGUAGE_NAMES.flatMap((each) => [namesIn(each, "long"), namesIn(each, "short")]);
  const isFirst = ({ dialCode }: DialCode) => Number(dialCode === firstDialCode);
  return Object.entries(METADATA.country_calling_codes)
    .flatMap(([code, countries]) =>
      countries.map((value, place) => {
        const dialCode = `+${code}`;
        const name = own.of(value) ?? value;
        const label = `${dialCode} ${name}`;
        const names = [value, ...all.map((each) => each.of(value) ?? value), ...(OTHER_NAMES[value] ?? [])];
        // Some people search for an Arabic name without its article: "هند" is India, and not a part of Honduras.
        const keys = names.flatMap((each) => [each, each.replace(/^ال/, "")]);
        const main = place === 0 ? [dialCode] : [];
        return { value, name, label, dialCode, keys: [...main, label, ...keys].map(searched) };
      }),
    )
    .sort((one, other) => isFirst(other) - isFirst(one) || one.name.localeCompare(other.name, language));
}

/** Returns the countries that a text matches: what it names, what begins with it, what contains it. */
export function findDialCodes(all: readonly DialCode[], typed: string): readonly DialCode[] {
  return [...new Set(matches(all, typed).flat())];
}

/** Returns the country that a text names, or that has the only dial code that it matches. */
export function namedDialCode(all: readonly DialCode[], typed: string): DialCode | undefined {
  const [[named], , found] = matches(all, typed);
  const [only] = found;
  return named ?? (found.every(({ dialCode }) => dialCode === only?.dialCode) ? only : undefined);
}

function matches(all: readonly DialCode[], typed: string) {
  const words = readDialCode(typed) ?? searched(typed);
  const having = (isMatch: (key: string) => boolean) => all.filter(({ keys }) => keys.some(isMatch));
  return [
    having((key) => key === words),
    having((key) => key.startsWith(words)),
    having((key) => key.includes(words)),
  ] as const;
}

/** Normalizes a text, so that spelling variants match: "U.A.E.", "Cote d'Ivoire", "الامارات". */
function searched(text: string): string {
  const withoutMarks = text.normalize("NFD").replaceAll(/[\p{M}\p{Cf}.'’]/gu, "");
  return withPlainLetters(withPlainDigits(withoutMarks))
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[-–\s]+/g, " ")
    .trim();
}
