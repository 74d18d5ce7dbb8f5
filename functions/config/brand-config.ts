import { setting } from "#shared/contract/setting.ts";
import { BRAND_WORDS, type Brand, brandKey, readBrand } from "#shared/report/brand.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { contrastWithWhite } from "./contrast.ts";
import {
  checkLine,
  checkPublicAddress,
  EMAIL_ADDRESS,
  type Environment,
  isEmailAddress,
  LONGEST_NAME,
} from "./environment.ts";

/** The provider as it is called in each language. */
export type Brands = Readonly<Record<Language, Brand>>;

/** What every page, mail and document has room for, in characters. */
const LONGEST = { BRAND_NAME: LONGEST_NAME, BRAND_TAGLINE: 60, BRAND_REGULATORY_STATEMENT: 300 } as const;
/** A file of the site, or a picture in the address itself. */
const LOGO =
  /^(\/[^/\\?#][^\\?#]*\.(svg|png|jpe?g|gif|webp|avif)(\?.*)?$|data:image\/(png|jpeg|svg\+xml|gif|webp|avif)[;,].)/i;
const LINES = ["BRAND_NAME", ...BRAND_WORDS] as const;
const LONGEST_LICENCE_NUMBER = 40;

/** The least contrast of text. Source: WCAG 2.2, success criterion 1.4.3. */
const READABLE = 4.5;

/** Reads the settings of the brand, adding what is wrong with them to the faults. */
export function parseBrands(environment: Environment, faults: string[]): Brands {
  const brands = { en: readBrand(environment, WORDINGS.en), ar: readBrand(environment, WORDINGS.ar) };
  const { primaryColor, logoUrl } = brands.en;
  if (!/^#[0-9a-f]{6}$/i.test(primaryColor)) {
    faults.push("BRAND_PRIMARY_COLOR must be a colour, as #0f6f66");
  } else if (contrastWithWhite(primaryColor) < READABLE) {
    faults.push(
      `BRAND_PRIMARY_COLOR must be dark enough to carry white text: a contrast of at least ${READABLE} to 1`,
    );
  }
  checkPublicAddress(environment, "SMART_SAVER_URL", "https://host/smart-saver", faults);
  // The pages' security policy lets images in from nowhere else.
  if (logoUrl !== undefined && !LOGO.test(logoUrl)) {
    faults.push("BRAND_LOGO_URL must be the path of a picture, as /logo.svg, or a data:image address of one");
  }
  for (const language of LANGUAGE_NAMES) {
    for (const key of LINES) checkLine(environment, brandKey(key, language), LONGEST[key], faults);
    const privacy = brandKey("BRAND_PRIVACY_NOTICE_URL", language);
    checkPublicAddress(environment, privacy, "https://host/privacy", faults);
  }
  checkLine(environment, "BRAND_LICENCE_NUMBER", LONGEST_LICENCE_NUMBER, faults);
  checkContact(brands.en, faults);
  // A provider's words in one language beside ours in the other would be two providers.
  for (const word of BRAND_WORDS) {
    const keys = LANGUAGE_NAMES.map((language) => brandKey(word, language));
    const given = keys.filter((key) => setting(environment, key) !== undefined);
    if (given.length > 0 && given.length < keys.length)
      faults.push(`${keys.join(" and ")} must be set together`);
  }
  return brands;
}

/** How visitors hold the provider to account: what is wrong here would be wrong on every page. */
function checkContact({ contactEmail, contactPhone }: Brand, faults: string[]): void {
  if (contactEmail !== undefined && !isEmailAddress(contactEmail)) {
    faults.push(`BRAND_CONTACT_EMAIL must be ${EMAIL_ADDRESS}`);
  }
  if (contactPhone !== undefined && !/^\+\d[\d ]{5,18}\d$/.test(contactPhone)) {
    faults.push("BRAND_CONTACT_PHONE must be a number in international form, as +971 4 123 4567");
  }
}

/** What a provider should say of itself and does not, in lines for whoever starts the product; none if it says all. */
export function missingFromProvider({ en, ar }: Brands): readonly string[] {
  const hasArabicNoticeAlone = en.privacyNoticeUrl === undefined && ar.privacyNoticeUrl !== undefined;
  const missing = [
    ["BRAND_LICENCE_NUMBER", en.licenceNumber],
    ["BRAND_CONTACT_EMAIL", en.contactEmail ?? en.contactPhone],
    ["BRAND_PRIVACY_NOTICE_URL", ar.privacyNoticeUrl],
  ].flatMap(([key, value]) => (value === undefined ? [key] : []));
  return [
    ...(missing.length === 0
      ? []
      : [`Provider: pages, reports and mails do not say what is not set: ${missing.join(", ")}`]),
    ...(hasArabicNoticeAlone
      ? [
          "Provider: Arabic pages, reports and mails lead to a privacy notice, English ones to none: BRAND_PRIVACY_NOTICE_URL is not set",
        ]
      : []),
  ];
}
