import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import type { Block, ReportDocument } from "#shared/report/report-document.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { reportTexts } from "../fixtures/report-texts.ts";
import { reportFixtures } from "../fixtures/reports.ts";
import { ALL_REPORTS_MS, PATIENT } from "./support/patient-renderer.ts";
import { faultsOf, readTagged, type TaggedPdf } from "./support/pdf-faults.ts";
import { textOf } from "./support/pdf-objects.ts";
import { elementsOf, readStructure } from "./support/pdf-structure.ts";
import { type PlacedText, readPdf } from "./support/read-pdf.ts";

const renderer = createPdfRenderer(PATIENT);
afterAll(() => renderer.close());

interface Report extends TaggedPdf {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

async function reportOf(name: string, document: ReportDocument): Promise<Report> {
  const pdf = await renderer.render(document);
  return { name, pdf, ...(await readTagged(pdf, document)) };
}

let reports: readonly Report[] = [];
beforeAll(async () => {
  const fixtures = await Promise.all(LANGUAGE_NAMES.map((language) => reportFixtures(language)));
  reports = await Promise.all(
    fixtures.flat().map(({ name, document }) => reportOf(`${document.language}: ${name}`, document)),
  );
}, ALL_REPORTS_MS);

function reportNamed(name: string): Report {
  const report = reports.find((candidate) => candidate.name.includes(name));
  if (report === undefined) throw new Error(`no report named ${name}`);
  return report;
}

describe("every report in both languages", () => {
  test("can be read aloud in its reading order", () => {
    expect(reports.length).toBeGreaterThan(100);
    expect(reports.map((report) => [report.name, faultsOf(report)])).toEqual(
      reports.map(({ name }) => [name, []]),
    );
  });

  test("has one table each for its years, its goals, its timeline and each comparison, with one row of headers", () => {
    for (const { name, document, objects } of reports) {
      const rowsOfTables = document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => {
          if (block.kind === "comparison") return [1 + block.rows.length];
          if (block.kind === "timeline") return [1 + block.lanes.flatMap(({ spans }) => spans).length];
          if (block.kind === "goals" && block.goals.length > 0) return [1 + block.goals.length];
          return block.kind === "figures" ? [1 + (block.series[0]?.points.length ?? 0)] : [];
        }),
      );
      const tables = elementsOf(readStructure(objects))
        .filter(({ type }) => type === "Table")
        .map((table) => elementsOf(table).filter(({ type }) => type === "TR"))
        .filter(([head]) => head?.kids.every((kid) => "type" in kid && kid.type === "TH"));
      expect([name, tables.map(({ length }) => length)]).toEqual([name, rowsOfTables]);
    }
  });

  test("says which range 8 of 10 scenarios lie in, in both kinds of money", () => {
    for (const { name, document, objects } of reports.filter(({ name }) =>
      name.includes("pension: typical"),
    )) {
      const { results, report } = WORDINGS[document.language];
      const { inMoneyOf, range } = results;
      const figures = elementsOf(readStructure(objects)).filter(({ type }) => type === "Figure");
      const said = figures.map(({ dictionary }) => textOf(dictionary["/Alt"]).replaceAll("\u00a0", " "));
      const rangeLabel = range.label.replaceAll("\u00a0", " ");
      // The chart, and the code of the link to the plan.
      expect([name, said]).toEqual([
        name,
        [expect.stringContaining(inMoneyOf.thatYear), report.planLink.code],
      ]);
      expect(said[0]).toContain(inMoneyOf.today);
      expect(said[0]?.split(rangeLabel)).toHaveLength(3);
    }
  });

  test("returns all its Arabic words as text", async () => {
    for (const { name, document, pdf } of reports.filter((report) => report.document.language === "ar")) {
      const { pieces } = await readPdf(pdf);
      const read = new Set(pieces.flatMap(wordsOf));
      const words = reportTexts(document).flatMap(wordsOf);
      expect([name, words.filter((word) => !read.has(word))]).toEqual([name, []]);
    }
  });

  test("keeps a space between each Arabic amount and its currency", async () => {
    for (const { name, pdf } of reports.filter((report) => report.document.language === "ar")) {
      const gaps = (await readPdf(pdf)).places.flatMap(gapsBeforeCurrencies);
      expect([name, gaps.length > 0]).toEqual([name, true]);
      expect([name, gaps.filter(({ gap }) => gap < 0.15)]).toEqual([name, []]);
    }
  });
});

/** Amounts and the words of their currencies, which stand left of them. Gaps are shares of the height of letters. */
function gapsBeforeCurrencies(places: readonly PlacedText[]) {
  return places.flatMap((currency) => {
    if (!/^(درهم|دولار)/.test(currency.text)) return [];
    const [amount] = places
      .filter(({ text, baseline }) => /\d/.test(text) && Math.abs(baseline - currency.baseline) < 1)
      .filter(({ left }) => left > currency.left)
      .toSorted((a, b) => a.left - b.left);
    if (amount === undefined) return [];
    return [{ amount: amount.text, gap: (amount.left - currency.right) / currency.height }];
  });
}

test(
  "is the same file whatever was rendered before it, and small enough to be mailed",
  async () => {
    const again = await Promise.all(reports.toReversed().map(({ document }) => renderer.render(document)));
    const differing = reports.filter(
      ({ pdf }, index) => !Buffer.from(pdf).equals(again.at(-1 - index) ?? pdf.subarray(1)),
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
    expect(Math.max(...reports.map(({ pdf }) => pdf.length))).toBeLessThan(123_000);
  },
  ALL_REPORTS_MS,
);

/** The Arabic words of a text, without marks on their letters. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/\p{M}/gu, "").match(/\p{Script=Arabic}+/gu) ?? [];
}

describe("text that is hard to set", () => {
  const detail = (text: string): Block => ({
    kind: "details",
    facts: [{ label: "الاسم", value: { kind: "text", text } }],
  });

  /** A short report in Arabic around one value. */
  function documentOf(block: Block, more: Partial<ReportDocument> = {}): ReportDocument {
    const { document } = reportNamed("ar: kidsSaver: no goal");
    return { ...document, sections: [{ role: "person", heading: "البيانات", blocks: [block] }], ...more };
  }

  test.each([
    ["a phone number", "\u2066+971 50 123 4567\u2069", "+971 50 123 4567"],
    ["a phone number in a sentence", "الهاتف \u2066+971 50 123 4567\u2069 نهارًا", "+971 50 123 4567"],
    ["a Latin name", "Layla Haddad", "Layla Haddad"],
    ["a Latin name in brackets", "محمد (Smith & Sons) علي", "Smith & Sons"],
    ["a mail address", "layla.haddad@example.com", "layla.haddad@example.com"],
    ["lam-alef", "الأحمد لا آلاف الإمارات", "الأحمد لا آلاف الإمارات"],
    ["63 years", "63 سنة", "63"],
    ["a percentage", "ادخار \u206620%\u2069 من الدخل", "20%"],
    ["an amount", "\u20671,235\u00a0درهم\u2069", "1,235"],
    ["a company with a full stop", "Gulf Trading Co., Ltd.", "Gulf Trading Co., Ltd."],
    ["Arabic digits in a name", "محمد ١٢٣٤ ٥٦", "١٢٣٤"],
    ["Persian digits", "پژمان ۱۲۳", "۱۲۳"],
  ])("%s is one piece of text in reading order", async (_, text, piece) => {
    const report = await reportOf("", documentOf(detail(text)));
    expect(faultsOf(report)).toEqual([]);
    expect((await readPdf(report.pdf)).pieces.map((read) => read.trim())).toContain(piece);
  });

  test("a word twenty times as long as usual continues on the next line", async () => {
    const report = await reportOf("", documentOf(detail("مستقبل".repeat(20))));
    expect(faultsOf(report)).toEqual([]);
  });

  test.each(LANGUAGE_NAMES)("an & in title and brand is escaped, in %s", async (language) => {
    const { document } = reportNamed(`${language}: kidsSaver: no goal`);
    const brand = { ...document.brand, name: "Save & Grow <Dubai>" };
    const report = await reportOf("", { ...document, title: "A & B <C>", brand });
    expect(faultsOf(report)).toEqual([]);
    expect((await readPdf(report.pdf)).info).toMatchObject({ Title: "A & B <C>", Author: brand.name });
  });

  test("isolates are neither printed nor read aloud", async () => {
    const { document } = reportNamed("ar: pension: typical");
    expect(JSON.stringify(document)).toMatch(/[\u2066-\u2069]/u);
    const { objects, pdf } = reportNamed("ar: pension: typical");
    expect(JSON.stringify(objects)).not.toMatch(/[\u2066-\u2069]/u);
    expect((await readPdf(pdf)).pieces.join("")).not.toMatch(/[\u2066-\u2069]/u);
  });
});
