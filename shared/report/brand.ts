import { type Settings, setting } from "#shared/contract/setting.ts";
import { LANGUAGES, type Language } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Who offers the calculators: what page, print, PDF and mail show of the provider. */
export interface Brand {
  readonly name: string;
  /** Address of a logo; unset, a neutral wordmark is drawn from the name. */
  readonly logoUrl?: string;
  readonly tagline: string;
  /** Shown on every page: under whose licence the provider works. */
  readonly regulatoryStatement: string;
  /** The one accent colour, `#rrggbb`, dark enough to carry white text. */
  readonly primaryColor: string;
  /** Where the visitor goes on to invest. */
  readonly smartSaverUrl: string;
  /** Of the provider's licence, as its regulator lists it. */
  readonly licenceNumber?: string;
  /** Where visitors reach the provider. */
  readonly contactEmail?: string;
  /** The same by phone, in international form: `+971 4 123 4567`. */
  readonly contactPhone?: string;
  /** Where the provider says what becomes of personal data. */
  readonly privacyNoticeUrl?: string;
}

const NEUTRAL_PRIMARY_COLOR = "#0f6f66";
/** A page that no provider has (RFC 2606). */
const NEUTRAL_SMART_SAVER_URL = "https://example.com/smart-saver";

/** The settings of the brand that are words, and in each language other ones: in Arabic `BRAND_TAGLINE_AR`. */
export const BRAND_WORDS = ["BRAND_TAGLINE", "BRAND_REGULATORY_STATEMENT"] as const;

/** What is one in every language, unless it is set otherwise in Arabic. */
type TranslatedKey = "BRAND_NAME" | "BRAND_PRIVACY_NOTICE_URL";

/** The key of a setting in a language. */
export function brandKey(key: TranslatedKey | (typeof BRAND_WORDS)[number], language: Language): string {
  return `${key}${LANGUAGES[language].prefix.toUpperCase().replace("/", "_")}`;
}

/** Reads the brand in a language from SMART_SAVER_URL and the settings named BRAND_…; what is unset is neutral. */
export function readBrand(settings: Settings, wording: Wording): Brand {
  const { language } = wording;
  const value = (key: string) => setting(settings, key);
  const translated = (key: TranslatedKey) => value(brandKey(key, language)) ?? value(key);
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

/** A property that is there only with a value. */
function optional<K extends keyof Brand>(key: K, value: string | undefined): { readonly [P in K]?: string } {
  return value === undefined ? {} : ({ [key]: value } as Record<K, string>);
}
