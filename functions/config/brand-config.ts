import { setting } from "#shared/contract/setting.ts";
import { BRAND_WORDS, type Brand, brandKey, readBrand } from "#shared/report/brand.ts";
import { inEachLanguage, LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import type { Environment } from "./environment.ts";

/** The provider as it is called in each language. */
export type Brands = Readonly<Record<Language, Brand>>;

/** Reads the settings of the brand, and adds a fault for words that one language has and another does not. */
export function parseBrands(environment: Environment, faults: string[]): Brands {
  // The provider's words in one language beside ours in the other would look like two providers.
  for (const word of BRAND_WORDS) {
    const keys = LANGUAGE_NAMES.map((language) => brandKey(word, language));
    const given = keys.filter((key) => setting(environment, key) !== undefined);
    if (given.length > 0 && given.length < keys.length)
      faults.push(`${keys.join(" and ")} must be set together`);
  }
  return inEachLanguage((language) => readBrand(environment, WORDINGS[language]));
}

/** Returns one line for the operator about each detail that a provider should publish and does not. */
export function missingFromProvider(brands: Brands): readonly string[] {
  const { licenceNumber, contactEmail, contactPhone, privacyNoticeUrl } = brands.en;
  const translated = LANGUAGE_NAMES.filter((language) => brands[language].privacyNoticeUrl !== undefined);
  const missing = [
    ["BRAND_LICENCE_NUMBER", licenceNumber],
    ["BRAND_CONTACT_EMAIL", contactEmail ?? contactPhone],
    ["BRAND_PRIVACY_NOTICE_URL", translated[0]],
  ].flatMap(([key, value]) => (value === undefined ? [key] : []));
  const names = new Intl.DisplayNames("en", { type: "language" });
  return [
    ...(missing.length === 0
      ? []
      : [`Provider: missing from pages, reports and mails because it is not set: ${missing.join(", ")}`]),
    ...(privacyNoticeUrl !== undefined || translated.length === 0
      ? []
      : [
          `Provider: ${translated.map((language) => names.of(language)).join(" and ")} pages, reports and mails link to a privacy notice, but English ones do not: BRAND_PRIVACY_NOTICE_URL is not set`,
        ]),
  ];
}
