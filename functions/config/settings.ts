import { isTopology, type Topology } from "#functions/http/topology.ts";
import { DEFAULT_EDUCATION_HOST } from "#shared/contract/education-host.ts";
import { isPartnerCode } from "#shared/contract/partner-code.ts";
import { setting } from "#shared/contract/setting.ts";
import { isIsin } from "#shared/domain/isin.ts";
import { brandKey, NEUTRAL_PRIMARY_COLOR, NEUTRAL_SMART_SAVER_URL } from "#shared/report/brand.ts";
import { isColor, isReadable, READABLE } from "#shared/report/readable-color.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import {
  type Environment,
  isEmailAddress,
  isInAzure,
  isLine,
  isOriginOf,
  isPublicAddress,
  isSafeOrigin,
  isServiceAddress,
  isWebOrigin,
  listed,
  localOrigins,
} from "./environment.ts";
import { pixelsOf } from "./picture.ts";

interface Setting {
  /** What a deployer chooses by it, in Markdown. */
  readonly purpose?: string;
  /** The value if it is not set. */
  readonly default?: string;
  /** The value on a developer's machine, where that is not the default. */
  readonly local?: string;
  /** What a value must be, in the order of the checks: the first that fails is reported. */
  readonly must?: Rules;
  /**
   * Unset for a setting of the app that a deployer gives by an environment variable. Only the build or the
   * infrastructure reads the variable of a "deployment". A "secret" is in the key vault. The infrastructure decides
   * what is "fixed" in Azure, where it may be unset.
   */
  readonly kind?: "deployment" | "secret" | "fixed";
  /** True if no deployment is possible without it. */
  readonly isRequired?: true;
  /** True if each language has a setting of its own: `BRAND_NAME` and `BRAND_NAME_AR`. */
  readonly isTranslated?: true;
}

/** What a value must be or have, each with its check. */
type Rules = Readonly<Record<string, (value: string, environment: Environment) => boolean>>;

const EMAIL: Rules = {
  "be an email address of letters, digits and . _ + -, of at most 100 characters": isEmailAddress,
};
const ISIN: Rules = { "be an ISIN with a valid check digit": isIsin };
const ORIGINS: Rules = {
  "be a comma-separated list of origins such as https://host or https://host:port": (value) =>
    listed(value).every(isWebOrigin),
  "be https origins, except on a developer's machine": (value, environment) =>
    listed(value).every((origin) => isSafeOrigin(origin, environment)),
};
/** A file of the site, or a picture in the address itself: the security policy of the pages allows no other source. */
const LOGO =
  /^(\/[^/\\?#\s][^\\?#\s]*\.(svg|png|jpe?g|gif|webp|avif)(\?.*)?$|data:image\/(png|jpeg|svg\+xml|gif|webp|avif)[;,].)/i;
/** Larger pictures take seconds to draw in each report. A logo is printed at two and a half by half an inch. Unit: pixels. */
const MOST_LOGO_PIXELS = 1_000_000;
/** 128 bits in hexadecimal: too many to guess. */
const SHORTEST_SECRET = 32;
/** Source: SendGrid's documentation, "API Keys". */
const SENDGRID_API_KEY = /^SG\.[\w-]+\.[\w-]+$/;

/** @param maximumLength in characters */
function line(maximumLength: number): Rules {
  return {
    [`be one line of at most ${maximumLength} visible characters`]: (value) => isLine(value, maximumLength),
  };
}

function publicAddress(example: string): Rules {
  return {
    [`be an address of at most 300 characters without user or spaces, such as ${example}`]: (value) =>
      value.length <= 300 && isPublicAddress(value),
  };
}

function wholeNumber(maximum: number): Rules {
  return {
    [`be a whole number from 1 to ${maximum}`]: (value) =>
      /^[1-9]\d*$/.test(value) && Number(value) <= maximum,
  };
}

/** The largest number that fits in one row of the limits table. */
const COUNT = wholeNumber(1_000);

/** Every setting of the product. `npm run generate` writes it to all files that name settings. */
export const SETTINGS = {
  ALERT_EMAIL: { kind: "deployment", purpose: "mailbox that alerts go to", isRequired: true, must: EMAIL },
  MAIL_FROM: {
    purpose: "sender of the mails, verified with the mail provider",
    isRequired: true,
    must: EMAIL,
  },
  TOPOLOGY: {
    purpose:
      "what stands before pages and API: `direct`, the Static Web App; `frontDoor`, Azure Front Door ([topology](#topology))",
    default: "direct",
    must: { "be direct or frontDoor": isTopology },
  },
  TRUSTED_PROXIES: {
    purpose:
      "number of proxies in front of the functions: 1 in the topology `direct`, 2 behind Front Door, see [domains](#domains)",
    isRequired: true,
    default: "1",
    must: {
      // No app that we know of has more; a number above the real one lets callers invent an address.
      ...wholeNumber(5),
      "be 2 or more if TOPOLOGY is frontDoor, or all visitors would share one limit": (value, environment) =>
        Number(value) > 1 || setting(environment, "TOPOLOGY") !== "frontDoor",
    },
  },
  MAIL_FROM_NAME: {
    purpose: "name of the sender; if unset, `BRAND_NAME` in the language of the mail",
    must: line(60),
  },
  SENDGRID_BASE_URL: {
    purpose: "another address of the mail provider, such as that of its EU region",
    default: "https://api.sendgrid.com/",
    must: {
      "be an https address without user, path or query, such as https://api.sendgrid.com/":
        // The library adds the path of the API, version included.
        (value, environment) => isServiceAddress(value, environment) && new URL(value).pathname === "/",
    },
  },
  ALLOWED_ORIGINS: {
    purpose:
      "origins of your custom domains, comma-separated: `https://plans.example.com,https://education.example.com`. Pages name their versions in other languages to search engines by the first of them",
    default: localOrigins(),
    must: ORIGINS,
  },
  EDUCATION_HOST: {
    purpose:
      "host whose start page is the education calculator: `education.example.com`. The build and the functions refuse a host whose origin (`https://education.example.com`, without a port) is not in `ALLOWED_ORIGINS`",
    default: DEFAULT_EDUCATION_HOST,
    must: {
      "be a host in lower case without scheme or port, such as education.example.com": (host) =>
        URL.parse(`https://${host}`)?.hostname === host,
      "be the host of an origin in ALLOWED_ORIGINS, without a port, so that its visitors can get reports":
        // The default needs no check: nobody but a developer gets there.
        (host, environment) =>
          host === DEFAULT_EDUCATION_HOST ||
          listed(setting(environment, "ALLOWED_ORIGINS") ?? localOrigins()).some((origin) =>
            isOriginOf(origin, host),
          ),
    },
  },
  BRAND_NAME: {
    purpose: "name of the provider on pages, documents and mails; in Arabic, if unset, the English one",
    isTranslated: true,
    must: line(60),
  },
  BRAND_TAGLINE: {
    purpose: "line below the name; set in all languages or in none",
    isTranslated: true,
    must: line(60),
  },
  BRAND_LOGO_URL: {
    purpose: "logo in place of the name: a file of the site or a `data:image` address, see below",
    must: {
      "be the path of a picture, such as /logo.svg, or a data:image address": (value) => LOGO.test(value),
      [`have at most ${MOST_LOGO_PIXELS.toLocaleString("en")} pixels`]: (value) =>
        !(pixelsOf(value) > MOST_LOGO_PIXELS),
      "hold a picture that can be read, if it is a PNG or JPEG": (value) => !Number.isNaN(pixelsOf(value)),
    },
  },
  BRAND_PRIMARY_COLOR: {
    purpose: "accent colour, dark enough to carry white text",
    default: NEUTRAL_PRIMARY_COLOR,
    must: {
      "be a colour such as #0f6f66": isColor,
      [`be dark enough to carry white text: a contrast of at least ${READABLE} to 1`]: isReadable,
    },
  },
  BRAND_REGULATORY_STATEMENT: {
    purpose: "statement on the provider's licence, on every page; set in all languages or in none",
    isTranslated: true,
    must: line(300),
  },
  BRAND_LICENCE_NUMBER: {
    purpose: "number of the provider's licence in the regulator's register",
    must: line(40),
  },
  BRAND_CONTACT_EMAIL: { purpose: "email address of the provider for visitors", must: EMAIL },
  BRAND_CONTACT_PHONE: {
    purpose: "phone number of the provider for visitors",
    must: {
      "be a number in international format, such as +971 4 123 4567": (value) =>
        /^\+\d[\d ]{5,18}\d$/.test(value),
    },
  },
  BRAND_PRIVACY_NOTICE_URL: {
    purpose: "page about the use of personal data; in Arabic, if unset, the English address",
    isTranslated: true,
    must: publicAddress("https://host/privacy"),
  },
  SMART_SAVER_URL: {
    purpose: "page where visitors can invest",
    default: NEUTRAL_SMART_SAVER_URL,
    must: publicAddress("https://host/smart-saver"),
  },
  FRAME_ANCESTORS: {
    kind: "deployment",
    purpose:
      "origins of partners whose pages may frame the calculators, comma-separated; see [embedding](embedding.md)",
    must: ORIGINS,
  },
  PARTNERS: {
    purpose:
      "codes by which partners' pages are told apart in orders and the log, comma-separated: `acme,north-bank`; see [embedding](embedding.md#which-partner-a-lead-came-from)",
    must: {
      "be a comma-separated list of codes of at most 20 characters a-z, 0-9 and -, such as acme,north-bank": (
        value,
      ) => listed(value).every(isPartnerCode),
    },
  },
  PREVIEW: {
    kind: "deployment",
    purpose:
      "`off` builds pages that show no figures before the server's answer ([decision 29](adr/0029-a-preview-on-the-device.md)); their content security policy then allows no Trusted Types policy either",
    default: "on",
    must: { "be on or off": (value) => ["on", "off"].includes(value) },
  },
  SECURITY_CONTACT: {
    kind: "deployment",
    purpose:
      "mailbox for reports of security faults, told in `/.well-known/security.txt`, whose date ends a year after the build",
    must: EMAIL,
  },
  FUND_ISIN_CONSERVATIVE: {
    purpose:
      "fund of the strategy Conservative; the default is a placeholder, which no planning service accepts",
    default: "ZZCONSERVAT7",
    must: ISIN,
  },
  FUND_ISIN_BALANCED: { purpose: "fund of the strategy Balanced", default: "ZZ0BALANCED0", must: ISIN },
  FUND_ISIN_AGGRESSIVE: {
    purpose: "fund of the strategy Aggressive",
    default: "ZZAGGRESSIV6",
    must: ISIN,
  },
  ASSISTANTS: {
    purpose:
      "`on` lets assistants use the calculators by the Model Context Protocol, at `/api/mcp` ([assistants](assistants.md))",
    default: "off",
    local: "on",
    must: { "be on or off": (value) => ["on", "off"].includes(value) },
  },
  PLANNING_SERVICE_URL: {
    purpose: "planning service in place of the embedded engine; needs the secret `PLANNING-SERVICE-KEY`",
    must: { "be an https address without user or query, such as https://host": isServiceAddress },
  },
  PLANNING_SERVICE_KEY: { kind: "secret" },
  ALLOWS_REPORT_CALLERS: {
    kind: "deployment",
    purpose:
      "`true` allows reports for callers that do not send a browser's headers; needs the secret `REPORT-ACCESS-CODE`, 16 characters or more. It does not keep programs out, see [SECURITY.md](../SECURITY.md)",
    must: { "be true or false": (value) => ["true", "false", ""].includes(value) },
  },
  REPORT_ACCESS_CODE: {
    kind: "secret",
    must: { "have 16 characters or more": ({ length }) => length >= 16 },
  },
  REPORT_HASH_SECRET: {
    kind: "secret",
    default: "",
    must: {
      [`have ${SHORTEST_SECRET} characters or more`]:
        // On a developer's machine the hashes protect nobody.
        (value, environment) => value.length >= SHORTEST_SECRET || (value === "" && !isInAzure(environment)),
    },
  },
  REPORTS_PER_RECIPIENT_PER_DAY: {
    purpose: "reports that one mailbox may get in a day",
    default: "3",
    must: COUNT,
  },
  REPORTS_PER_ADDRESS_PER_HOUR: {
    purpose:
      "reports that one IP address, which many subscribers of a carrier may share, may ask for in an hour. `REPORTS_PER_RECIPIENT_PER_DAY` protects each mailbox whatever this is",
    default: "50",
    must: COUNT,
  },
  REPORTS_PER_NETWORK_PER_DAY: {
    purpose:
      "reports that one IPv6 network of 48 bits may ask for in a day. Raise it where a network operator gives one of them to many subscribers",
    default: "200",
    must: COUNT,
  },
  MAIL_TRANSPORT: {
    kind: "fixed",
    default: "outbox",
    must: {
      "be outbox or sendgrid": (value) => ["outbox", "sendgrid"].includes(value),
      "be sendgrid in Azure, where nobody sees the outbox": (value, environment) =>
        value === "sendgrid" || !isInAzure(environment),
    },
  },
  MAIL_OUTBOX: { kind: "fixed", default: "outbox" },
  SENDGRID_API_KEY: {
    kind: "secret",
    must: { "be a SendGrid key: SG.<id>.<secret>": (value) => SENDGRID_API_KEY.test(value) },
  },
  FUNCTIONS_WORKER_RUNTIME: { kind: "fixed", default: "node" },
  AzureWebJobsStorage: {
    kind: "fixed",
    default: "UseDevelopmentStorage=true",
    must: {
      "be a connection string, or UseDevelopmentStorage=true": (value) =>
        /^UseDevelopmentStorage=true|(^|;)(AccountKey|SharedAccessSignature)=/i.test(value),
    },
  },
} as const satisfies Readonly<Record<string, Setting>>;

type SettingName = keyof typeof SETTINGS;

type Value<Name extends SettingName> = (typeof SETTINGS)[Name] extends { readonly default: string }
  ? string
  : string | undefined;

/** Returns the value of a setting, or else its default. */
export function settingOf<Name extends SettingName>(environment: Environment, name: Name): Value<Name>;
export function settingOf(environment: Environment, name: SettingName): string | undefined {
  const { default: fallback }: Setting = SETTINGS[name];
  return setting(environment, name) ?? fallback;
}

/** Returns the topology; the default for a value that is none, which is a fault of its own. */
export function topologyOf(environment: Environment): Topology {
  const value = settingOf(environment, "TOPOLOGY");
  return isTopology(value) ? value : "direct";
}

/** Every setting, once for each language that has one of its own. */
export const ALL_SETTINGS: readonly (Setting & { readonly name: string })[] = Object.entries<Setting>(
  SETTINGS,
).flatMap(([name, row]) => namesOf(name, row).map((each) => ({ ...row, name: each })));

/** Returns the names of a setting: more than one if each language has its own. */
export function namesOf(name: string, { isTranslated }: Setting): readonly string[] {
  return isTranslated ? LANGUAGE_NAMES.map((language) => brandKey(name, language)) : [name];
}

/** Returns a sentence about the first rule that a value breaks; empty if it breaks none. */
export function faultsOf(
  { name, must = {} }: Setting & { readonly name: string },
  value: string,
  environment: Environment,
): readonly string[] {
  const broken = Object.keys(must).find((rule) => !must[rule]?.(value, environment));
  return broken === undefined ? [] : [`${name} must ${broken}`];
}

/** Returns a sentence for each setting whose value, or else default, breaks a rule. */
export function faultsIn(
  environment: Environment,
  isRead: (setting: (typeof ALL_SETTINGS)[number]) => boolean,
): readonly string[] {
  return ALL_SETTINGS.filter(isRead).flatMap((row) => {
    const value = setting(environment, row.name) ?? row.default;
    return value === undefined ? [] : faultsOf(row, value, environment);
  });
}
