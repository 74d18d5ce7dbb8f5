import { BRAND_WORDS, type Brand, brandKey, readBrand } from "#shared/report/brand.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { type Environment, isWebAddress, setting } from "./environment.ts";

/** The provider as it is called in each language. */
export type Brands = Readonly<Record<Language, Brand>>;

/** Reads the settings of the brand, adding what is wrong with them to the faults. */
export function parseBrands(environment: Environment, faults: string[]): Brands {
  const brands = { en: readBrand(environment, WORDINGS.en), ar: readBrand(environment, WORDINGS.ar) };
  const { primaryColor, smartSaverUrl, logoUrl } = brands.en;
  if (!/^#[0-9a-f]{6}$/i.test(primaryColor)) {
    faults.push("BRAND_PRIMARY_COLOR must be a colour, as #0f6f66");
  }
  if (!isWebAddress(smartSaverUrl)) {
    faults.push("SMART_SAVER_URL must be an address, as https://host/smart-saver");
  }
  // The pages' security policy lets images in from nowhere else.
  if (logoUrl !== undefined && !/^(\/(?!\/)|data:image\/)/.test(logoUrl)) {
    faults.push("BRAND_LOGO_URL must be a path, as /logo.svg, or a data:image address");
  }
  for (const language of LANGUAGE_NAMES) {
    const key = brandKey("BRAND_NAME", language);
    // It is the name of the sender of mails too.
    if (/\p{Cc}/u.test(setting(environment, key) ?? "")) faults.push(`${key} must be one line of text`);
  }
  // A provider's words in one language beside ours in the other would be two providers.
  for (const word of BRAND_WORDS) {
    const keys = LANGUAGE_NAMES.map((language) => brandKey(word, language));
    const given = keys.filter((key) => setting(environment, key) !== undefined);
    if (given.length > 0 && given.length < keys.length)
      faults.push(`${keys.join(" and ")} must be set together`);
  }
  return brands;
}
