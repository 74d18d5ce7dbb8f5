import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import METADATA from "libphonenumber-js/min/metadata";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { readDialCode } from "./phone-numbers.ts";
import { withPlainDigits, withPlainLetters } from "./plain-characters.ts";

/** A country and its dial code; several countries share one. */
export interface DialCode {
  /** The country, ISO 3166-1. */
  readonly value: string;
  /** Its code and its name. */
  readonly label: string;
  readonly dialCode: string;
  /** Whether it stands for its code where several countries have that: the United Kingdom, not Guernsey. */
  readonly isMain: boolean;
  /** What it is found by, as `searched` writes it: its code, and its names in every language. */
  readonly names: readonly string[];
}

export interface DialCodes {
  /** The one that is offered first, then by name. */
  readonly all: readonly DialCode[];
  /** What a text finds, the nearest first. */
  readonly find: (typed: string) => readonly DialCode[];
  /** What a text names without a doubt: undefined where it may mean countries of several codes, or none. */
  readonly named: (typed: string) => DialCode | undefined;
}

/**
 * What people call countries, beside the names and codes that ISO and Unicode CLDR give them. Source: usage in English and
 * in Arabic, among it CLDR's own variants ("Turkey", "UK"), November 2026.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates", "الإمارات"],
  BA: ["Bosnia"],
  BD: ["بنجلاديش"],
  BY: ["روسيا البيضاء", "بيلاروسيا"],
  CD: ["DRC", "DR Congo"],
  CF: ["CAR"],
  CI: ["Ivory Coast"],
  CN: ["PRC"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  DK: ["الدنمارك"],
  GB: [
    "UK",
    "Britain",
    "Great Britain",
    "England",
    "Scotland",
    "Wales",
    "Northern Ireland",
    "بريطانيا",
    "إنجلترا",
    "إنكلترا",
  ],
  HK: ["Hong Kong", "Hongkong", "هونغ كونغ"],
  HU: ["المجر"],
  IE: ["Republic of Ireland"],
  KR: ["Republic of Korea"],
  LK: ["Srilanka", "سري لانكا"],
  MM: ["Myanmar", "Burma", "بورما"],
  MO: ["Macau"],
  NL: ["Holland"],
  OM: ["سلطنة عمان"],
  PG: ["PNG"],
  PH: ["The Philippines", "الفليبين"],
  PS: ["Palestine", "فلسطين"],
  RU: ["Russian Federation"],
  SA: ["KSA", "Kingdom of Saudi Arabia", "السعودية"],
  SY: ["سورية"],
  SZ: ["Swaziland", "سوازيلاند"],
  TH: ["تايلند"],
  TL: ["East Timor", "تيمور الشرقية"],
  TR: ["Turkey"],
  US: ["USA", "America", "United States of America", "أمريكا", "أميركا", "الولايات المتحدة الأمريكية"],
  VN: ["Viet Nam"],
  ZA: ["RSA"],
};

export function dialCodesIn(language: Language, firstDialCode: string): DialCodes {
  const namesIn = new Map(
    LANGUAGE_NAMES.map((each) => [each, new Intl.DisplayNames(each, { type: "region" })] as const),
  );
  const nameIn = (each: Language, country: string) => namesIn.get(each)?.of(country) ?? country;
  const isFirst = ({ dialCode }: DialCode) => Number(dialCode === firstDialCode);
  const all = getCountries()
    .map((country) => ({ country, name: nameIn(language, country) }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
    .map(({ country, name }): DialCode => {
      const code = getCountryCallingCode(country);
      const dialCode = `+${code}`;
      const names = [...LANGUAGE_NAMES.map((each) => nameIn(each, country)), ...(OTHER_NAMES[country] ?? [])];
      return {
        value: country,
        label: `${dialCode} ${name}`,
        dialCode,
        isMain: METADATA.country_calling_codes[code]?.[0] === country,
        names: [
          dialCode,
          searched(`${dialCode} ${name}`),
          ...names.flatMap((each) => [each, withoutArticles(each)]).map(searched),
        ],
      };
    })
    .sort((one, other) => isFirst(other) - isFirst(one));
  return {
    all,
    find: (typed) => search(all, typed).map(({ country }) => country),
    named: (typed) => {
      const found = search(all, typed);
      const best = found.filter(({ nearness }) => nearness === found[0]?.nearness);
      const codes = new Set(best.map(({ country }) => country.dialCode));
      return codes.size === 1 ? best[0]?.country : undefined;
    },
  };
}

/** How near what is found is to what is searched for, in the order in which it is offered. */
const NEARNESS = ["named", "begun", "contained"] as const;

interface Found {
  readonly country: DialCode;
  readonly nearness: (typeof NEARNESS)[number];
}

function search(all: readonly DialCode[], typed: string): readonly Found[] {
  const code = readDialCode(typed);
  const words = code ?? searched(typed);
  /** Of what is equally near, the main country of a code and the one of an ISO code come first. */
  const comesFirst = ({ isMain, value }: DialCode) =>
    code === undefined ? value.toLowerCase() === words : isMain;
  return NEARNESS.flatMap((nearness) =>
    all
      .filter((country) => nearnessOf(country, words) === nearness)
      .sort((one, other) => Number(comesFirst(other)) - Number(comesFirst(one)))
      .map((country) => ({ country, nearness })),
  );
}

/** A code of ISO begins a name: "in" is India or Indonesia to those who go on typing, "gb" is one country. */
function nearnessOf({ names, value }: DialCode, words: string): Found["nearness"] | undefined {
  if (names.includes(words)) return "named";
  if (value.toLowerCase() === words || names.some((name) => name.startsWith(words))) return "begun";
  return names.some((name) => name.includes(words)) ? "contained" : undefined;
}

/** An Arabic name as it is searched for by those who leave its articles out: "هند" is India, and no part of Honduras. */
function withoutArticles(name: string): string {
  return name.replaceAll(/(^|\s)ال/g, "$1");
}

/** A text in which letters, digits and signs are found however they are typed: "U.A.E.", "Cote d'Ivoire", "الامارات". */
function searched(text: string): string {
  const withoutMarks = text.normalize("NFD").replaceAll(/[\p{M}\p{Cf}.'’]/gu, "");
  return withPlainLetters(withPlainDigits(withoutMarks))
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[-–\s]+/g, " ")
    .trim();
}
