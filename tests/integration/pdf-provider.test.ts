import { afterAll, describe, expect, test } from "vitest";
import { parseConfig } from "#functions/config/config.ts";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { PAGE } from "#functions/pdf/style/layout.ts";
import { printableText } from "#functions/pdf/text/printable-text.ts";
import type { Brand } from "#shared/report/brand.ts";
import { licenceStatement } from "#shared/report/provider.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { type ReportFixture, reportFixtures } from "../fixtures/reports.ts";
import { ALL_REPORTS_MS, PATIENT } from "./support/patient-renderer.ts";
import { type PlacedText, readPdf, withoutSpace } from "./support/read-pdf.ts";

const renderer = createPdfRenderer(PATIENT);
afterAll(() => renderer.close());

const LICENSED = {
  BRAND_LICENCE_NUMBER: "CB/2019/4711",
  BRAND_CONTACT_EMAIL: "care@falcon.example",
  BRAND_CONTACT_PHONE: "+971 4 123 4567",
  BRAND_PRIVACY_NOTICE_URL: "https://falcon.example/privacy",
};

/** Words up to a length. */
const wordsOf = (word: string, length: number) =>
  `${word} `
    .repeat(length)
    .slice(0, length - 1)
    .trim()
    .padEnd(length, "x");

/** The longest values that the configuration accepts. */
const LONGEST = {
  BRAND_LICENCE_NUMBER: wordsOf("CB/2019", 40),
  BRAND_CONTACT_EMAIL: `${"customer.care.".repeat(6)}x@falcon.example`.slice(-100),
  BRAND_CONTACT_PHONE: "+971 4 123 4567 8901",
  BRAND_PRIVACY_NOTICE_URL: `https://falcon.example/${"privacy/notice/".repeat(19)}`.slice(0, 300),
};

/** Each takes so many pages more than one that says nothing of itself. */
const PROVIDERS = {
  "all set": { morePages: 0, BRAND_NAME: "Falcon Savings", ...LICENSED },
  "long words": {
    morePages: 1,
    ...LONGEST,
    BRAND_NAME: wordsOf("International Savings", 60),
    BRAND_NAME_AR: wordsOf("الشركة الدولية للادخار", 60),
    BRAND_TAGLINE: wordsOf("Empowering Futures", 60),
    BRAND_TAGLINE_AR: wordsOf("تمكين المستقبل", 60),
    BRAND_REGULATORY_STATEMENT: wordsOf("Licensed and regulated", 300),
    BRAND_REGULATORY_STATEMENT_AR: wordsOf("مرخص من المصرف المركزي", 300),
  },
  "words without an end": {
    morePages: 2,
    ...LONGEST,
    BRAND_PRIVACY_NOTICE_URL: `https://falcon.example/${"p".repeat(277)}`,
    BRAND_NAME: "W".repeat(60),
    BRAND_NAME_AR: "ص".repeat(60),
    BRAND_TAGLINE: "M".repeat(60),
    BRAND_TAGLINE_AR: "ش".repeat(60),
    BRAND_REGULATORY_STATEMENT: "m".repeat(300),
    BRAND_REGULATORY_STATEMENT_AR: "س".repeat(300),
    BRAND_LICENCE_NUMBER: "4".repeat(40),
  },
};

/** A report of every kind, and those that take the most room. */
const SAMPLE =
  /typical|visa|as long and large|no goal$|India|for ten years|one year, USA|furthest|in four countries/;

/** The words of a text that do not stand on a page, or not as often: lines from right to left are read in another order. */
function missingFrom(page: string, said: string): readonly string[] {
  const words = printableText(said)
    .split(" ")
    .map((word) => word.replace(/[.:]$/, ""));
  const occurrences = Map.groupBy(words, (word) => word);
  return [...occurrences].flatMap(([word, all]) => (page.split(word).length > all.length ? [] : [word]));
}

/** The lines of a page, from its head to its foot, without spaces. */
function linesOf(places: readonly PlacedText[]): readonly string[] {
  const lines = Map.groupBy(places, ({ baseline }) => Math.round(baseline));
  return [...lines]
    .toSorted(([one], [other]) => other - one)
    .map(([, pieces]) => withoutSpace(pieces.map(({ text }) => text).join("")));
}

/** Pairs of texts that are printed over each other, by the small letters of each. */
function overlapsOf(places: readonly PlacedText[]): readonly string[] {
  return places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.abs(one.baseline - other.baseline) < 0.7 * Math.min(one.height, other.height),
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
}

const pageCounts = new Map<string, Promise<number>>();

/** Returns how many pages a report takes whose provider says nothing of itself: every other is compared with it. */
function neutralPages({ name, document }: ReportFixture): Promise<number> {
  const key = `${document.language}: ${name}`;
  const count = pageCounts.get(key) ?? countPages(document);
  pageCounts.set(key, count);
  return count;
}

async function countPages(document: ReportDocument): Promise<number> {
  return (await readPdf(await renderer.render(document))).pages.length;
}

const outside = ({ left, right, baseline }: PlacedText) =>
  left < PAGE.margin.side - 1 || right > PAGE.width - PAGE.margin.side + 1 || baseline < 11;

/** Returns the provider's details that each page must show. */
function saidOf(brand: Brand, language: Language): readonly string[] {
  const { name, tagline, contactEmail = "", contactPhone = "", privacyNoticeUrl = "" } = brand;
  return [
    name,
    tagline,
    licenceStatement(brand, WORDINGS[language]),
    contactEmail,
    contactPhone,
    privacyNoticeUrl,
  ];
}

describe.each(Object.entries(PROVIDERS))(
  "the report of a provider with %s",
  (_, { morePages, ...settings }) => {
    const { brands } = parseConfig(settings);

    test.each(LANGUAGE_NAMES)(
      "shows everything on every page and covers nothing, in %s",
      async (language) => {
        const brand = brands[language];
        const { report } = WORDINGS[language];
        const check = async (fixture: ReportFixture) => {
          const { name, document } = fixture;
          const pdf = await renderer.render({ ...document, brand });
          const { pages, places } = await readPdf(pdf);
          const faults = places.flatMap((page, index) => {
            const number = withoutSpace(report.pages({ page: index + 1, pages: pages.length }));
            const lines = linesOf(page);
            return [
              ...saidOf(brand, language).flatMap((said) => missingFrom(pages[index] ?? "", said)),
              ...(lines.some((line) => line.includes(number)) ? [] : [number]),
              ...overlapsOf(page),
              ...page.filter(outside).map(({ text }) => text),
            ];
          });
          expect([name, faults]).toEqual([name, []]);
          const more = pages.length - (await neutralPages(fixture));
          expect(more, name).toBeLessThanOrEqual(morePages);
          // The provider's details are on every page.
          expect(pdf.length).toBeLessThan(language === "en" ? 110_000 : 127_000);
        };
        const sample = await reportFixtures(language, (name) => SAMPLE.test(name));
        expect(sample.length).toBeGreaterThan(10);
        await Promise.all(sample.map(check));
      },
      ALL_REPORTS_MS,
    );
  },
);
