import type { ReportDocument } from "#shared/report/report-document.ts";
import { directionOf } from "#shared/wording/languages.ts";
import { heardTexts } from "../../fixtures/heard-texts.ts";
import {
  catalogOf,
  dictionaryOf,
  listOf,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
  pagesOf,
  readObjects,
  streamOf,
  textOf,
} from "./pdf-objects.ts";
import {
  contentsOf,
  elementsOf,
  heardTexts as heardOf,
  keyOf,
  readSequences,
  readStructure,
  type SequenceTexts,
  type StructureElement,
} from "./pdf-structure.ts";

/** A PDF that is looked at, and the report that it is of. */
export interface TaggedPdf {
  readonly objects: PdfObjects;
  readonly texts: SequenceTexts;
  readonly document: ReportDocument;
}

export async function readTagged(pdf: Uint8Array, document: ReportDocument): Promise<TaggedPdf> {
  return { document, objects: await readObjects(pdf), texts: await readSequences(pdf) };
}

/**
 * Returns the faults that keep a PDF from being read aloud as its report. The rules are those of PDF/UA-1 (ISO 14289-1)
 * that a report of this program could break; numbers in brackets are its clauses.
 */
export function faultsOf(pdf: TaggedPdf): readonly string[] {
  const root = readStructure(pdf.objects);
  return [
    ...documentFaults(pdf),
    ...pagesOf(pdf.objects).flatMap((page, index) => pageFaults(pdf.objects, page, `page ${index + 1}`)),
    ...headingFaults(root),
    ...elementsOf(root).flatMap((element) => RULES[element.type]?.(element, pdf.objects) ?? []),
    ...parentFaults(pdf.objects, root),
    ...annotationFaults(pdf.objects, root),
    ...textFaults(pdf, root),
  ];
}

/** The document says that it is tagged, in which language and by which title (5, 7.1, 7.2). */
function documentFaults({ objects, document }: TaggedPdf): readonly string[] {
  const catalog = catalogOf(objects);
  const preferences = dictionaryOf(objects, catalog["/ViewerPreferences"]);
  const metadata = streamOf(objects, catalog["/Metadata"]);
  const title = /<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">([^<]*)</.exec(metadata)?.[1];
  const isRightToLeft = directionOf(document.language) === "rtl";
  return present([
    [dictionaryOf(objects, catalog["/MarkInfo"])["/Marked"] === true, "not marked as tagged"],
    [textOf(catalog["/Lang"]) === document.language, "no language"],
    [preferences["/DisplayDocTitle"] === true, "its title is not shown"],
    [isRightToLeft === (preferences["/Direction"] === "/R2L"), "its pages go the wrong way"],
    [/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), "does not say that it follows PDF/UA"],
    [title !== undefined && decodeXml(title) === document.title, "no title in its metadata"],
    [!/&(?!amp;|lt;|gt;|quot;|#39;)/.test(metadata), "its metadata is no XML"],
    [decodeXml(metadata).includes(document.brand.name), "no author in its metadata"],
  ]);
}

/**
 * Everything that is drawn is part of the structure or marked as an artifact (7.1); links follow its order (7.18.3).
 */
function pageFaults(objects: PdfObjects, reference: string, name: string): readonly string[] {
  const page = dictionaryOf(objects, reference);
  const { depths, outside } = readMarks(streamOf(objects, page["/Contents"]));
  return present([
    [page["/Tabs"] === "/S", `${name}: links are not in the order of its structure`],
    [typeof page["/StructParents"] === "number", `${name}: not in the tree of parents`],
    [outside.length === 0, `${name}: drawn outside of all marks: ${outside[0]}`],
    [depths.every((depth) => depth >= 0) && (depths.at(-1) ?? 0) === 0, `${name}: marks that do not end`],
  ]);
}

/** Operators that draw (ISO 32000-1, annex A). */
const DRAWING = /^(?:Tj|TJ|'|"|S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|EI)$/;

function readMarks(content: string) {
  const depths: number[] = [];
  const outside: string[] = [];
  let depth = 0;
  // Names, numbers and hexadecimal strings are all that the library writes beside operators and dictionaries of marks.
  for (const token of content.split(/[\s[\]]+|(?<=>)(?=\S)/)) {
    if (token === "BMC" || token === "BDC") depth++;
    if (token === "EMC") depth--;
    if (DRAWING.test(token) && depth === 0) outside.push(token);
    depths.push(depth);
  }
  return { depths, outside };
}

/** One title, and no level of headings is skipped (7.4). */
function headingFaults(root: StructureElement): readonly string[] {
  const levels = elementsOf(root)
    .filter(({ type }) => /^H\d$/.test(type))
    .map(({ type }) => Number(type.slice(1)));
  return present([
    [levels[0] === 1 && levels.filter((level) => level === 1).length === 1, "not one title"],
    [levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1), "a level of headings is skipped"],
  ]);
}

/** Required attributes and content of figures (7.3), tables (7.5), lists (7.6) and links (7.18.5). */
const RULES: Readonly<Record<string, (element: StructureElement, objects: PdfObjects) => readonly string[]>> =
  {
    Figure: (figure, objects) =>
      present([
        [textOf(figure.dictionary["/Alt"]) !== "", "a figure without an alternative text"],
        [isWithinPage(attributesOf(figure, objects)["/BBox"]), "a figure without a place on its page"],
      ]),
    Table: (table) =>
      present([
        [elementsOf(table).some(({ type }) => type === "TH"), "a table without heads"],
        [holds(table, "TR", "TBody"), "a table of something else than rows"],
        [
          new Set(rowsOf(table).map(({ kids }) => kids.length)).size === 1,
          "a table whose rows differ in length",
        ],
      ]),
    TBody: (rows) => present([[holds(rows, "TR"), "a table of something else than rows"]]),
    TR: (row) => present([[holds(row, "TH", "TD"), "a row of something else than cells"]]),
    TH: (head, objects) =>
      present([
        [/^\/(Row|Column)$/.test(String(attributesOf(head, objects)["/Scope"])), "a head without its cells"],
      ]),
    L: (list, objects) =>
      present([
        [holds(list, "LI"), "a list of something else than items"],
        [attributesOf(list, objects)["/ListNumbering"] === "/Disc", "a list whose bullets are not told"],
      ]),
    LI: (item) => present([[holds(item, "Lbl", "LBody"), "an item of something else than bullet and text"]]),
    Link: linkFaults,
  };

function attributesOf({ dictionary }: StructureElement, objects: PdfObjects): PdfDictionary {
  return dictionaryOf(objects, dictionary["/A"]);
}

function holds({ kids }: StructureElement, ...types: readonly string[]): boolean {
  return kids.length > 0 && kids.every((kid) => "type" in kid && types.includes(kid.type));
}

function rowsOf(table: StructureElement): readonly StructureElement[] {
  return elementsOf(table).filter(({ type }) => type === "TR");
}

/** On A4, in points from its lower left corner. */
function isWithinPage(box: PdfValue | undefined): boolean {
  if (!Array.isArray(box) || box.length !== 4) return false;
  const [left, bottom, right, top] = box.map(Number);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return false;
  return 0 <= left && left < right && right <= 595.28 && 0 <= bottom && bottom < top && top <= 841.89;
}

/** A link has its annotation, on the page where it is, which says where it leads and belongs to it. */
function linkFaults(element: StructureElement, objects: PdfObjects): readonly string[] {
  const links = element.kids.filter((kid) => "object" in kid);
  const pages = new Set(contentsOf(element).map(({ page }) => page));
  return present([
    [links.length > 0, "a link without its annotation"],
    ...links.flatMap(({ page, object }): [boolean, string][] => {
      const annotation = dictionaryOf(objects, object);
      return [
        [textOf(annotation["/Contents"]) !== "", "a link that is not said"],
        [
          listOf(objects, dictionaryOf(objects, page)["/Annots"]).includes(object) && pages.has(page),
          "a link on another page",
        ],
        [
          parentsOf(objects).get(Number(annotation["/StructParent"])) === element.reference,
          "a link that belongs to another element",
        ],
      ];
    }),
  ]);
}

/** Every annotation is part of the structure (7.18.1). */
function annotationFaults(objects: PdfObjects, root: StructureElement): readonly string[] {
  const known = new Set(
    elementsOf(root).flatMap(({ kids }) => kids.flatMap((kid) => ("object" in kid ? [kid.object] : []))),
  );
  const annotations = pagesOf(objects).flatMap((page) =>
    listOf(objects, dictionaryOf(objects, page)["/Annots"]).map(String),
  );
  return present([[annotations.every((reference) => known.has(reference)), "an annotation of no element"]]);
}

/** The tree of parents leads from every marked sequence to its element, and each is in one element. */
function parentFaults(objects: PdfObjects, root: StructureElement): readonly string[] {
  const parents = parentsOf(objects);
  const contents = elementsOf(root).flatMap((element) =>
    element.kids.flatMap((kid) => ("mcid" in kid ? [{ ...kid, element }] : [])),
  );
  const count = pagesOf(objects).reduce((sum, page) => {
    const drawn = streamOf(objects, dictionaryOf(objects, page)["/Contents"]).match(/\/MCID \d+/g);
    return sum + (drawn?.length ?? 0);
  }, 0);
  return present([
    [
      contents.every(({ page, mcid, element }) => {
        const key = Number(dictionaryOf(objects, page)["/StructParents"]);
        return listOf(objects, parents.get(key))[mcid] === element.reference;
      }),
      "a marked sequence whose parent is another element",
    ],
    [new Set(contents.map(keyOf)).size === contents.length, "a marked sequence in two elements"],
    [contents.length === count, "a marked sequence in no element"],
  ]);
}

function parentsOf(objects: PdfObjects): ReadonlyMap<number, PdfValue> {
  const root = dictionaryOf(objects, catalogOf(objects)["/StructTreeRoot"]);
  const numbers = listOf(objects, dictionaryOf(objects, root["/ParentTree"])["/Nums"]);
  return new Map(
    numbers.flatMap((key, index): [number, PdfValue][] =>
      index % 2 === 0 ? [[Number(key), numbers[index + 1] ?? null]] : [],
    ),
  );
}

/** The text that is read aloud is the report, in its order. */
function textFaults({ texts, document }: TaggedPdf, root: StructureElement): readonly string[] {
  const heard = heardOf(root, texts).map(comparable);
  const expected = heardTexts(document).map(comparable);
  const index = expected.findIndex((text, position) => text !== heard[position]);
  if (index >= 0) return [`heard "${heard[index]}" instead of "${expected[index]}"`];
  return present([[heard.length === expected.length, `heard as well: "${heard[expected.length]}"`]]);
}

/**
 * Letters, digits and signs of a text without what viewers read in an order of their own: spaces, Arabic vowels, the
 * two sides of brackets, and the letters of Hindi, which are read as they are drawn.
 */
function comparable(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/[()<>«»]/gu, "|")
    .replace(/[\u064b-\u0652]/gu, "");
  return /\p{Script=Devanagari}/u.test(plain) ? [...plain].toSorted().join("") : plain;
}

function present(checks: readonly (readonly [boolean, string])[]): readonly string[] {
  return checks.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}

function decodeXml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
