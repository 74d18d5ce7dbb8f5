import { afterAll, describe, expect, test } from "vitest";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { reportFixtures } from "../fixtures/reports.ts";
import { PATIENT } from "./support/patient-renderer.ts";
import { faultsOf, readTagged, type TaggedPdf } from "./support/pdf-faults.ts";
import {
  catalogOf,
  dictionaryOf,
  type PdfDictionary,
  type PdfObjects,
  pagesOf,
} from "./support/pdf-objects.ts";
import { elementsOf, readStructure } from "./support/pdf-structure.ts";

// The checks of a PDF's structure are tested themselves: they must report each damage to a sound file.

const renderer = createPdfRenderer(PATIENT);
afterAll(() => renderer.close());

const taggedReports = new Map<Language, Promise<TaggedPdf>>();

/** A report that has every kind of element. */
function taggedReport(language: Language): Promise<TaggedPdf> {
  const known = taggedReports.get(language) ?? renderTagged(language);
  taggedReports.set(language, known);
  return known;
}

async function renderTagged(language: Language): Promise<TaggedPdf> {
  const [report] = await reportFixtures(language, (name) => name.startsWith("education: typical"));
  if (report === undefined) throw new Error("no report of an education");
  return readTagged(await renderer.render(report.document), report.document);
}

test.each(LANGUAGE_NAMES)("the checker finds no fault in a sound report in %s", async (language) => {
  expect(faultsOf(await taggedReport(language))).toEqual([]);
});

describe("the checker finds a fault where", () => {
  const catalog = (objects: PdfObjects) => catalogOf(objects);
  const page = (objects: PdfObjects) => dictionaryOf(objects, pagesOf(objects)[0]);
  /** The first element of a type. */
  function element(objects: PdfObjects, type: string): PdfDictionary {
    const found = elementsOf(readStructure(objects)).find((candidate) => candidate.type === type);
    if (found === undefined) throw new Error(`no ${type}`);
    return found.dictionary;
  }
  const kidsOf = (dictionary: PdfDictionary) => [dictionary["/K"]].flat().map(String);
  /** A row of several cells in a table of several rows: one that stands alone is as long as all. */
  function rowAmongOthers(objects: PdfObjects): PdfDictionary {
    const tables = elementsOf(readStructure(objects)).filter(({ type }) => type === "Table");
    const rows = tables
      .map((table) => elementsOf(table).filter(({ type }) => type === "TR"))
      .find((found) => found.length > 1);
    const row = rows?.find(({ kids }) => kids.length > 1);
    if (row === undefined) throw new Error("no row among others");
    return row.dictionary;
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
      (o) => metadata(o, (xml) => xml.replaceAll(AR.brand.name, "")),
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
      (o) => (rowAmongOthers(o)["/K"] = kidsOf(rowAmongOthers(o)).slice(1)),
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

  test.each(DAMAGES)("%s", async (_, damage, fault) => {
    const report = await taggedReport("ar");
    const objects = structuredClone(report.objects);
    damage(objects);
    const faults = faultsOf({ ...report, objects });
    expect(faults.join("\n")).toContain(fault);
  });

  test("a word was replaced", async () => {
    const report = await taggedReport("en");
    const texts = new Map(
      Array.from(report.texts, ([key, text]) => [key, text.replace("Realistic", "Optimistic")]),
    );
    expect(faultsOf({ ...report, texts }).join()).toMatch(/heard "\w*Optimistic.*" instead of "\w*Realistic/);
  });
});
