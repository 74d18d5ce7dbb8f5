import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  catalogOf,
  dictionaryOf,
  listOf,
  type PdfDictionary,
  type PdfObjects,
  textOf,
} from "./pdf-objects.ts";

/** An element of the structure of a PDF. */
export interface StructureElement {
  /** For example `H1`. */
  readonly type: string;
  readonly reference: string;
  readonly dictionary: PdfDictionary;
  readonly kids: readonly (StructureElement | MarkedContent | LinkedObject)[];
}

/** A marked sequence of a page, by the reference of the page and its number there. */
export interface MarkedContent {
  readonly page: string;
  readonly mcid: number;
}

/** An annotation that is part of an element. */
export interface LinkedObject {
  readonly page: string;
  readonly object: string;
}

/** The whole structure of a PDF. */
export function readStructure(objects: PdfObjects): StructureElement {
  const root = dictionaryOf(objects, catalogOf(objects)["/StructTreeRoot"]);
  const [document] = listOf(objects, root["/K"]);
  return readElement(objects, String(document));
}

function readElement(objects: PdfObjects, reference: string): StructureElement {
  const dictionary = dictionaryOf(objects, reference);
  const kids = listOf(objects, dictionary["/K"]).map((kid) => {
    if (typeof kid === "number") return { page: String(dictionary["/Pg"]), mcid: kid };
    if (typeof kid === "string") return readElement(objects, kid);
    const { "/Type": type, "/Pg": page, "/Obj": object, "/MCID": mcid } = dictionaryOf(objects, kid);
    return type === "/OBJR"
      ? { page: String(page), object: String(object) }
      : { page: String(page), mcid: Number(mcid) };
  });
  return { type: String(dictionary["/S"]).slice(1), reference, dictionary, kids };
}

export function isElement(kid: StructureElement["kids"][number]): kid is StructureElement {
  return "type" in kid;
}

/** An element and all below it, in the order in which they are heard. */
export function elementsOf(element: StructureElement): readonly StructureElement[] {
  return [element, ...element.kids.filter(isElement).flatMap(elementsOf)];
}

/** The marked sequences of an element and of all below it. */
export function contentsOf(element: StructureElement): readonly MarkedContent[] {
  return element.kids.flatMap((kid) => {
    if (isElement(kid)) return contentsOf(kid);
    return "mcid" in kid ? [kid] : [];
  });
}

/** Text of each marked sequence, by page and number. */
export type SequenceTexts = ReadonlyMap<string, string>;

export const keyOf = ({ page, mcid }: MarkedContent) => `${page} ${mcid}`;

export async function readSequences(pdf: Uint8Array): Promise<SequenceTexts> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const texts = new Map<string, string>();
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: string[] = [];
    for (const item of items) {
      if ("str" in item) {
        const key = open.findLast((id) => id !== "");
        if (key !== undefined) texts.set(key, (texts.get(key) ?? "") + item.str);
      } else if (item.type === "endMarkedContent") {
        open.pop();
      } else {
        // For example "p22R_mc0" for number 0 of the page that is object 22.
        const [, object, mcid] = /^p(\d+)R_mc(\d+)$/.exec(item.id ?? "") ?? [];
        open.push(object === undefined ? "" : keyOf({ page: `${object} 0 R`, mcid: Number(mcid) }));
      }
    }
  }
  await task.destroy();
  return texts;
}

/** Elements that hold one text each; what stands in their place is said instead of it. */
const TEXTS = new Set(["H1", "H2", "H3", "P", "TH", "TD", "LBody", "Figure"]);

/** Returns the texts of a document as a screen reader announces them, element by element. */
export function heardTexts(root: StructureElement, texts: SequenceTexts): readonly string[] {
  return elementsOf(root)
    .filter(({ type }) => TEXTS.has(type))
    .map((element) =>
      element.dictionary["/Alt"] === undefined
        ? contentsOf(element)
            .map((content) => texts.get(keyOf(content)) ?? "")
            .join("")
        : textOf(element.dictionary["/Alt"]),
    );
}
