import type { Content, ContentTable, ContentText, TableCell } from "pdfmake/interfaces";
import { childrenOf, isNode, piecesOf } from "#functions/pdf/content-nodes.ts";

/** An element of the structure of a document. */
export interface StructureElement {
  readonly tag: Tag;
  /** In the order in which they are heard. */
  readonly children: (StructureElement | MarkedContent)[];
}

/** The part of an element that is drawn between its other children. */
export interface MarkedContent {
  readonly element: StructureElement;
  /** The whole document. */
  readonly root: StructureElement;
}

/** Mark of a text, a picture or a piece of one: its place in the structure, or a note that it is on every page. */
export type Mark = MarkedContent | "Pagination";

/** Elements that are drawings; elsewhere a drawing says nothing that no text says. */
const DRAWINGS: ReadonlySet<StructureType> = new Set(["Figure", "Lbl"]);
const TABLES: ReadonlySet<StructureType> = new Set(["Table", "TBody"]);

/** Reads the tags of content into its structure, and marks each text and drawing with its place there. */
export function markStructure(content: Content): void {
  const root: StructureElement = { tag: { type: "Document" }, children: [] };
  const elements = new Map<Tag, StructureElement>();

  function visit(part: Content | TableCell, parent: StructureElement): void {
    const element = isNode(part) && part.tag !== undefined ? elementOf(part.tag, parent) : parent;
    if (isNode(part) && part.text !== undefined) visitText(part, element);
    else if (isNode(part) && part.table !== undefined) visitTable(part, element);
    else if (DRAWINGS.has(element.tag.type)) mark(part, contentOf(element));
    else for (const child of childrenOf(part)) visit(child, element);
  }

  /** A text that is no part of anything else is a paragraph. */
  function visitText(part: ContentText, parent: StructureElement): void {
    if (piecesOf(part).length === 0) return;
    const element = parent === root ? elementOf({ type: "P" }, parent) : parent;
    for (const piece of piecesOf(part)) {
      piece.mark = contentOf(piece.link === undefined ? element : linkOf(piece.link, element));
    }
  }

  /** A table without a tag only says where its cells stand. */
  function visitTable({ table, tag }: ContentTable, parent: StructureElement): void {
    if (!TABLES.has(parent.tag.type)) {
      for (const cell of table.body.flat()) visit(cell, parent);
      return;
    }
    for (const cells of tag?.rows ?? table.body) {
      const row = elementOf({ type: "TR" }, parent);
      for (const cell of cells) visit(cell, isHead(cell) ? row : elementOf({ type: "TD" }, row));
    }
  }

  /** The element of a tag, which stands where its first part does. */
  function elementOf(tag: Tag, parent: StructureElement): StructureElement {
    const known = elements.get(tag);
    if (known !== undefined) return known;
    const element: StructureElement = { tag, children: [] };
    elements.set(tag, element);
    parent.children.push(element);
    return element;
  }

  /** The link that a text has come to, or a new one. */
  function linkOf(url: string, parent: StructureElement): StructureElement {
    const last = parent.children.at(-1);
    return isElement(last) && last.tag.url === url ? last : elementOf({ type: "Link", url }, parent);
  }

  function contentOf(element: StructureElement): MarkedContent {
    const last = element.children.at(-1);
    if (last !== undefined && !isElement(last)) return last;
    const own = { element, root };
    element.children.push(own);
    return own;
  }

  visit(content, root);
}

/** Marks a part that stands on every page, and is not heard. @returns the part */
export function markPagination(part: Content): Content {
  mark(part, "Pagination");
  return part;
}

/** Marks all texts and drawings of a part. */
function mark(part: Content | TableCell, as: Mark): void {
  if (isNode(part)) part.mark = as;
  if (isNode(part) && part.canvas !== undefined) for (const vector of part.canvas) vector.mark = as;
  for (const child of childrenOf(part)) mark(child, as);
}

function isHead(cell: TableCell): boolean {
  return isNode(cell) && cell.tag?.type === "TH";
}

/** Returns the marked content of an element and of all its descendants, in reading order. */
export function contentsOf({ children }: StructureElement): readonly MarkedContent[] {
  return children.flatMap((child) => (isElement(child) ? contentsOf(child) : [child]));
}

export function isElement(child: StructureElement | MarkedContent | undefined): child is StructureElement {
  return child !== undefined && "tag" in child;
}

/** The structure types of a report, as ISO 32000-1 (PDF 1.7) names them in 14.8.4. */
export type StructureType =
  | "Document"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Link"
  | "Figure"
  | "Table"
  | "TBody"
  | "TR"
  | "TH"
  | "TD";

/** Role of a part of the content for screen readers. Parts with the same tag are one element. */
export interface Tag {
  readonly type: StructureType;
  /** Said in the place of all that the part shows. */
  readonly alternative?: string;
  /** Text that the part represents. */
  readonly actualText?: string;
  /** Cells to which a table's header cell applies. */
  readonly scope?: "Row" | "Column";
  /** The rows of a table as they are heard; other cells repeat what was said. By default all its rows as they stand. */
  readonly rows?: readonly (readonly TableCell[])[];
  /** Target of a link. */
  readonly url?: string;
}
