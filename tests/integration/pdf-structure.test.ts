import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import type { Block, ReportDocument } from "#shared/report/report-document.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { reportTexts } from "../fixtures/report-texts.ts";
import { reportFixtures } from "../fixtures/reports.ts";
import { faultsOf, type TaggedPdf } from "./support/pdf-faults.ts";
import {
  catalogOf,
  dictionaryOf,
  type PdfDictionary,
  type PdfObjects,
  pagesOf,
  readObjects,
} from "./support/pdf-objects.ts";
import { elementsOf, readSequences, readStructure } from "./support/pdf-structure.ts";
import { readPdf } from "./support/read-pdf.ts";

const renderer = createPdfRenderer({ queueLimit: 200, deadlineMs: 120_000 });
afterAll(() => renderer.close());

interface Report extends TaggedPdf {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

async function reportOf(name: string, document: ReportDocument): Promise<Report> {
  const pdf = await renderer.render(document);
  return { name, document, pdf, objects: await readObjects(pdf), texts: await readSequences(pdf) };
}

let reports: readonly Report[] = [];
beforeAll(async () => {
  const fixtures = await Promise.all(LANGUAGE_NAMES.map((language) => reportFixtures(language)));
  reports = await Promise.all(
    fixtures.flat().map(({ name, document }) => reportOf(`${document.language}: ${name}`, document)),
  );
}, 240_000);

function reportNamed(name: string): Report {
  const report = reports.find((candidate) => candidate.name.includes(name));
  if (report === undefined) throw new Error(`no report named ${name}`);
  return report;
}

describe("every report in both languages", () => {
  test("can be read aloud as what it is", () => {
    expect(reports.length).toBeGreaterThan(100);
    expect(reports.map((report) => [report.name, faultsOf(report)])).toEqual(
      reports.map(({ name }) => [name, []]),
    );
  });

  test("has one table of its years, under one row of heads", () => {
    for (const { name, document, objects } of reports) {
      const forecasts = document.sections.flatMap(({ blocks }) =>
        blocks.filter((block) => block.kind === "forecast"),
      );
      const tables = elementsOf(readStructure(objects))
        .filter(({ type }) => type === "Table")
        .map((table) => elementsOf(table).filter(({ type }) => type === "TR"))
        .filter(([head]) => head?.kids.every((kid) => "type" in kid && kid.type === "TH"));
      expect([name, tables.map(({ length }) => length)]).toEqual([
        name,
        forecasts.map(({ series: [line] }) => 1 + (line?.points.length ?? 0)),
      ]);
    }
  });

  test("in Arabic gives back all its words", async () => {
    for (const { name, document, pdf } of reports.filter((report) => report.document.language === "ar")) {
      const { pieces } = await readPdf(pdf);
      const read = new Set(pieces.flatMap(wordsOf));
      const words = reportTexts(document).flatMap(wordsOf);
      expect([name, words.filter((word) => !read.has(word))]).toEqual([name, []]);
    }
  });
});

test("every report is the same file whatever was rendered before it, and small enough to be mailed", async () => {
  const again = await Promise.all(reports.toReversed().map(({ document }) => renderer.render(document)));
  const differing = reports.filter(
    ({ pdf }, index) => !Buffer.from(pdf).equals(again.at(-1 - index) ?? pdf.subarray(1)),
  );
  expect(differing.map(({ name }) => name)).toEqual([]);
  expect(Math.max(...reports.map(({ pdf }) => pdf.length))).toBeLessThan(100_000);
}, 120_000);

/** The Arabic words of a text, without marks on their letters. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/\p{M}/gu, "").match(/\p{Script=Arabic}+/gu) ?? [];
}

describe("what is hard to set", () => {
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
  ])("%s is one piece in the order in which it is read", async (_, text, piece) => {
    const report = await reportOf("", documentOf(detail(text)));
    expect(faultsOf(report)).toEqual([]);
    expect((await readPdf(report.pdf)).pieces.map((read) => read.trim())).toContain(piece);
  });

  test("a word twenty times as long as others goes on in the next line", async () => {
    const report = await reportOf("", documentOf(detail("مستقبل".repeat(20))));
    expect(faultsOf(report)).toEqual([]);
  });

  test.each(LANGUAGE_NAMES)("an & in title and brand, in %s", async (language) => {
    const { document } = reportNamed(`${language}: kidsSaver: no goal`);
    const brand = { ...document.brand, name: "Save & Grow <Dubai>" };
    const report = await reportOf("", { ...document, title: "A & B <C>", brand });
    expect(faultsOf(report)).toEqual([]);
    expect((await readPdf(report.pdf)).info).toMatchObject({ Title: "A & B <C>", Author: brand.name });
  });

  test("isolates are neither printed nor said", async () => {
    const { document } = reportNamed("ar: pension: typical");
    expect(JSON.stringify(document)).toMatch(/[\u2066-\u2069]/u);
    const { objects, pdf } = reportNamed("ar: pension: typical");
    expect(JSON.stringify(objects)).not.toMatch(/[\u2066-\u2069]/u);
    expect((await readPdf(pdf)).pieces.join("")).not.toMatch(/[\u2066-\u2069]/u);
  });
});

describe("a fault is seen where", () => {
  const catalog = (objects: PdfObjects) => catalogOf(objects);
  const page = (objects: PdfObjects) => dictionaryOf(objects, pagesOf(objects)[0]);
  /** The first element of a type. */
  function element(objects: PdfObjects, type: string): PdfDictionary {
    const found = elementsOf(readStructure(objects)).find((candidate) => candidate.type === type);
    if (found === undefined) throw new Error(`no ${type}`);
    return found.dictionary;
  }
  const attributes = (objects: PdfObjects, type: string) =>
    dictionaryOf(objects, element(objects, type)["/A"]);

  /** Changes the text of a stream. */
  function rewrite(objects: PdfObjects, reference: unknown, change: (content: string) => string): void {
    const object = objects[`obj:${String(reference)}`];
    if (object === undefined || !("stream" in object)) throw new Error("no stream");
    const content = Buffer.from(object.stream.data, "base64").toString("utf8");
    const changed = change(content);
    expect(changed).not.toBe(content);
    object.stream.data = Buffer.from(changed).toString("base64");
  }
  const content = (objects: PdfObjects, change: (content: string) => string) =>
    rewrite(objects, page(objects)["/Contents"], change);
  const metadata = (objects: PdfObjects, change: (content: string) => string) =>
    rewrite(objects, catalog(objects)["/Metadata"], change);
  const link = (objects: PdfObjects) => {
    const { "/K": kids } = element(objects, "Link");
    const reference = Array.isArray(kids) ? kids.find((kid) => typeof kid === "object") : undefined;
    return dictionaryOf(objects, reference);
  };
  const annotation = (objects: PdfObjects) => dictionaryOf(objects, link(objects)["/Obj"]);

  const DAMAGES: readonly (readonly [string, (objects: PdfObjects) => unknown, string])[] = [
    [
      "nothing marks it as tagged",
      (o) => delete dictionaryOf(o, catalog(o)["/MarkInfo"])["/Marked"],
      "not marked as tagged",
    ],
    ["the language is gone", (o) => delete catalog(o)["/Lang"], "no language"],
    ["the language is another", (o) => (catalog(o)["/Lang"] = "u:fr"), "no language"],
    [
      "the file name is shown",
      (o) => delete dictionaryOf(o, catalog(o)["/ViewerPreferences"])["/DisplayDocTitle"],
      "its title is not shown",
    ],
    [
      "pages go the other way",
      (o) => delete dictionaryOf(o, catalog(o)["/ViewerPreferences"])["/Direction"],
      "its pages go the wrong way",
    ],
    [
      "the standard is not named",
      (o) => metadata(o, (xml) => xml.replace("pdfuaid:part>1", "pdfuaid:part>2")),
      "does not say that it follows PDF/UA",
    ],
    [
      "the title is empty",
      (o) => metadata(o, (xml) => xml.replace(/x-default">[^<]*/, 'x-default">')),
      "no title in its metadata",
    ],
    [
      "an & breaks the metadata",
      (o) => metadata(o, (xml) => xml.replace(/x-default">/, 'x-default">& ')),
      "its metadata is no XML",
    ],
    [
      "the author is gone",
      (o) => metadata(o, (xml) => xml.replaceAll(/مخطط الأهداف/g, "")),
      "no author in its metadata",
    ],
    [
      "tabs go row by row",
      (o) => (page(o)["/Tabs"] = "/R"),
      "page 1: links are not in the order of its structure",
    ],
    [
      "a page is not in the tree of parents",
      (o) => delete page(o)["/StructParents"],
      "page 1: not in the tree of parents",
    ],
    [
      "a text is drawn outside of marks",
      (o) => content(o, (drawn) => `${drawn}\nBT [<0001>] TJ ET`),
      "page 1: drawn outside of all marks: TJ",
    ],
    [
      "a mark does not end",
      (o) => content(o, (drawn) => drawn.replace(/EMC\s*$/, "")),
      "page 1: marks that do not end",
    ],
    ["there is no title", (o) => (element(o, "H1")["/S"] = "/P"), "not one title"],
    ["there are two titles", (o) => (element(o, "H2")["/S"] = "/H1"), "not one title"],
    ["a level is skipped", (o) => (element(o, "H2")["/S"] = "/H3"), "a level of headings is skipped"],
    [
      "the chart is not said",
      (o) => delete element(o, "Figure")["/Alt"],
      "a figure without an alternative text",
    ],
    [
      "the chart is nowhere",
      (o) => delete attributes(o, "Figure")["/BBox"],
      "a figure without a place on its page",
    ],
    [
      "the chart is beside its page",
      (o) => (attributes(o, "Figure")["/BBox"] = [0, 0, 900, 10]),
      "a figure without a place on its page",
    ],
    ["a head has no scope", (o) => delete attributes(o, "TH")["/Scope"], "a head without its cells"],
    [
      "a row lacks a cell",
      (o) => (element(o, "TR")["/K"] = [String(element(o, "TR")["/K"]).split(",")[0] ?? ""]),
      "a table whose rows differ in length",
    ],
    ["a row is a paragraph", (o) => (element(o, "TR")["/S"] = "/P"), "a table of something else than rows"],
    ["a cell is a paragraph", (o) => (element(o, "TD")["/S"] = "/P"), "a row of something else than cells"],
    [
      "bullets are not told",
      (o) => delete attributes(o, "L")["/ListNumbering"],
      "a list whose bullets are not told",
    ],
    ["an item is a paragraph", (o) => (element(o, "LI")["/S"] = "/P"), "a list of something else than items"],
    [
      "a note is a paragraph",
      (o) => (element(o, "LBody")["/S"] = "/P"),
      "an item of something else than bullet and text",
    ],
    ["a link has no annotation", (o) => (link(o)["/Type"] = "/MCR"), "a link without its annotation"],
    ["a link is not said", (o) => delete annotation(o)["/Contents"], "a link that is not said"],
    ["a link is on another page", (o) => (link(o)["/Pg"] = pagesOf(o)[0] ?? ""), "a link on another page"],
    [
      "a link belongs to a page",
      (o) => (annotation(o)["/StructParent"] = 0),
      "a link that belongs to another element",
    ],
    [
      "an annotation is in no element",
      (o) => (page(o)["/Annots"] = ["1 0 R"]),
      "an annotation of no element",
    ],
    [
      "a text is in two elements",
      (o) => (element(o, "H2")["/K"] = element(o, "H1")["/K"] ?? null),
      "a marked sequence in two elements",
    ],
    ["a text is in no element", (o) => (element(o, "H2")["/K"] = []), "a marked sequence in no element"],
    [
      "two texts are heard in the wrong order",
      (o) => swap(element(o, "Document")),
      'instead of "خطةتعليمطفلك"',
    ],
  ];

  /** Exchanges the first two parts of an element. */
  function swap(dictionary: PdfDictionary): void {
    const [first = null, second = null, ...rest] = Array.isArray(dictionary["/K"]) ? dictionary["/K"] : [];
    dictionary["/K"] = [second, first, ...rest];
  }

  test.each(DAMAGES)("%s", (_, damage, fault) => {
    const report = reportNamed("ar: education: typical");
    const objects = structuredClone(report.objects);
    damage(objects);
    const faults = faultsOf({ ...report, objects });
    expect(faults.join("\n")).toContain(fault);
  });

  test("a word is another", () => {
    const report = reportNamed("en: education: typical");
    const texts = new Map(
      Array.from(report.texts, ([key, text]) => [key, text.replace("Realistic", "Optimistic")]),
    );
    expect(faultsOf({ ...report, texts }).join()).toMatch(/heard "\w*Optimistic.*" instead of "\w*Realistic/);
  });
});
