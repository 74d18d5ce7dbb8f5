import { type Settings, setting } from "#shared/contract/setting.ts";
import { LANGUAGES, type Language } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The provider of the calculators, as shown on pages, print, PDF and mails. */
export interface Brand {
  readonly name: string;
  /** Address of a logo; if unset, a neutral wordmark is drawn from the name. */
  readonly logoUrl?: string;
  readonly tagline: string;
  /** Statement on the provider's licence, shown on every page. */
  readonly regulatoryStatement: string;
  /** The one accent colour, `#rrggbb`, dark enough to carry white text. */
  readonly primaryColor: string;
  /** Address of the page where visitors can invest. */
  readonly smartSaverUrl: string;
  /** Number of the provider's licence in the regulator's register. */
  readonly licenceNumber?: string;
  /** Email address of the provider for visitors. */
  readonly contactEmail?: string;
  /** Phone number of the provider for visitors, in international form: `+971 4 123 4567`. */
  readonly contactPhone?: string;
  /** Address of the provider's privacy notice. */
  readonly privacyNoticeUrl?: string;
}

export const NEUTRAL_PRIMARY_COLOR = "#0f6f66";
/** Placeholder address that belongs to no provider (RFC 2606). */
export const NEUTRAL_SMART_SAVER_URL = "https://example.com/smart-saver";

/** Brand settings with a separate text in each language: in Arabic `BRAND_TAGLINE_AR`. */
export const BRAND_WORDS = ["BRAND_TAGLINE", "BRAND_REGULATORY_STATEMENT"] as const;

/** Returns the key of a setting in a language. */
export function brandKey(key: string, language: Language): string {
  return `${key}${LANGUAGES[language].prefix.toUpperCase().replace("/", "_")}`;
}

/** Reads the brand in a language from SMART_SAVER_URL and the settings named BRAND_…; unset values are neutral. */
export function readBrand(settings: Settings, wording: Wording): Brand {
  const { language } = wording;
  const value = (key: string) => setting(settings, key);
  /** The value for all languages serves those without one of their own. */
  const translated = (key: string) => value(brandKey(key, language)) ?? value(key);
  return {
    name: translated("BRAND_NAME") ?? wording.brand.name,
    ...optional("logoUrl", value("BRAND_LOGO_URL")),
    tagline: value(brandKey("BRAND_TAGLINE", language)) ?? wording.brand.tagline,
    regulatoryStatement:
      value(brandKey("BRAND_REGULATORY_STATEMENT", language)) ?? wording.brand.regulatoryStatement,
    primaryColor: value("BRAND_PRIMARY_COLOR") ?? NEUTRAL_PRIMARY_COLOR,
    smartSaverUrl: value("SMART_SAVER_URL") ?? NEUTRAL_SMART_SAVER_URL,
    ...optional("licenceNumber", value("BRAND_LICENCE_NUMBER")),
    ...optional("contactEmail", value("BRAND_CONTACT_EMAIL")),
    ...optional("contactPhone", value("BRAND_CONTACT_PHONE")),
    ...optional("privacyNoticeUrl", translated("BRAND_PRIVACY_NOTICE_URL")),
  };
}

/** Returns an object with the property, or without it if the value is undefined. */
function optional<K extends keyof Brand>(key: K, value: string | undefined): { readonly [P in K]?: string } {
  return value === undefined ? {} : ({ [key]: value } as Record<K, string>);
}
