import { escapeMarkup } from "#shared/wording/escape-markup.ts";
import type { Language } from "#shared/wording/languages.ts";

/** A page that search engines should show. */
interface ListedPage {
  /** Path within the site, such as `/education`. */
  readonly path: string;
  /** Paths of the same page in every language, including its own. */
  readonly alternates: Readonly<Record<Language, string>>;
}

interface SiteFacts {
  readonly pages: readonly ListedPage[];
  /** Address of the site, such as `https://host`; "" if it is unknown. */
  readonly siteOrigin: string;
  /** Mailbox for reports of security faults; unset if the provider names none. */
  readonly securityContact: string | undefined;
  /** When the site is built. */
  readonly builtAt: Date;
}

const SECURITY_TEXT = ".well-known/security.txt";

/** How long a security contact stays valid without a new build, in days. RFC 9116 recommends less than a year. */
const CONTACT_DAYS = 364;

/** Returns the texts of files that are for programs, by their names: robots.txt, the map of the site, security.txt. */
export function siteFiles(facts: SiteFacts): Readonly<Record<string, string>> {
  const { siteOrigin, securityContact } = facts;
  // A map needs the whole address of the site.
  const map = siteOrigin === "" ? [] : [`Sitemap: ${siteOrigin}/sitemap.xml`];
  return {
    "robots.txt": lines(["User-agent: *", "Disallow: /api/", ...map]),
    ...(siteOrigin !== "" && { "sitemap.xml": siteMap(facts) }),
    ...(securityContact !== undefined && {
      [SECURITY_TEXT]: securityText(securityContact, facts),
    }),
  };
}

/** Source: sitemaps.org, version 0.9, with the alternates that search engines read. */
function siteMap({ pages, siteOrigin }: SiteFacts): string {
  const address = (path: string) => escapeMarkup(`${siteOrigin}${path}`);
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ path, alternates }) => [
      "<url>",
      `<loc>${address(path)}</loc>`,
      ...Object.entries(alternates).map(
        ([language, other]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(other)}"/>`,
      ),
      "</url>",
    ]),
    "</urlset>",
  ]);
}

/** Source: RFC 9116. */
function securityText(contact: string, { siteOrigin, builtAt }: SiteFacts): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + CONTACT_DAYS);
  return lines([
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, ar",
    ...(siteOrigin === "" ? [] : [`Canonical: ${siteOrigin}/${SECURITY_TEXT}`]),
  ]);
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join("");
}
