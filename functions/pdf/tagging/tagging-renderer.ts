import { isRightToLeft, orderLine } from "#functions/pdf/text/order-line.ts";
import {
  type BoundingBox,
  boxOfLine,
  boxOfPicture,
  boxOfVector,
  roundColors,
  rounded,
  union,
  withPieces,
  withRoundedPlaces,
} from "./geometry.ts";
import { completeMetadata } from "./metadata.ts";
import {
  type Line,
  type LinePiece,
  type Page,
  type PageItem,
  type Picture,
  RENDERER_MODULE,
  type StructContent,
  type StructElement,
  type Vector,
} from "./pdfmake-renderer.ts";
import {
  contentsOf,
  isElement,
  type Mark,
  type MarkedContent,
  type StructureElement,
  type Tag,
} from "./structure-tree.ts";

/** A list whose items have labels must say what these are. */
const BULLETS = { O: "List", ListNumbering: "Disc" };

/** Cells to which a header cell of a table applies. */
type Scope = NonNullable<Tag["scope"]>;

/** Thrown for a document of which no page shows a part. */
export class OmittedContentError extends Error {
  override readonly name = "OmittedContentError";
}

/** Draws each text and picture between marks that tie it to its place in the structure, and writes that structure. */
export class TaggingRenderer extends RENDERER_MODULE.default {
  readonly #drawn = new Map<MarkedContent, StructContent[]>();
  /** Positions of figures. */
  readonly #boxes = new Map<StructureElement, BoundingBox>();
  /** A table has many header cells: they share one object for each scope. */
  readonly #scopes = new Map<Scope, object>();
  readonly #links = new Map<StructureElement, { readonly struct: StructElement; readonly page: object }>();
  /** Mark of the last item drawn; more of the same needs no new marks. */
  #last: { readonly mark: Mark | undefined; readonly page: object } | undefined;

  /** @throws {OmittedContentError} */
  override renderPages(pages: readonly Page[]): void {
    const marks = new Set(pages.flatMap(({ items }) => items.flatMap(marksOf)));
    const root = [...marks].find((mark) => typeof mark === "object")?.root;
    const contents = root === undefined ? [] : contentsOf(root);
    if (contents.some((content) => !marks.has(content))) throw new OmittedContentError();
    roundColors(this.pdfDocument);
    super.renderPages(pages.map((page) => inReadingOrder(page, contents)));
    completeMetadata(this.pdfDocument);
    if (root === undefined) return;
    const { page } = this.pdfDocument;
    this.pdfDocument.addStructure(this.#structOf(root));
    this.pdfDocument.page = page;
  }

  override renderLine(line: Line, x: number, y: number): void {
    for (const part of partsOf(line)) {
      const [first] = part.inlines;
      if (first === undefined) continue;
      const { mark } = first;
      this.#begin(mark, boxOfLine(line));
      if (isRightToLeft(first)) this.pdfDocument.markContent("ReversedChars");
      super.renderLine(withRoundedPlaces(part, x), x, y);
      if (isRightToLeft(first)) this.pdfDocument.endMarkedContent();
      if (typeof mark === "object" && mark.element.tag.url !== undefined) {
        this.#addLink(mark.element, mark.element.tag.url, part);
      }
    }
  }

  override renderVector(vector: Vector): void {
    this.#begin(vector.mark, boxOfVector(vector));
    super.renderVector(rounded(vector));
  }

  override renderImage(image: Picture): void {
    this.#begin(image.mark, boxOfPicture(image));
    super.renderImage(image);
  }

  override renderSVG(svg: Picture): void {
    this.#begin(svg.mark, boxOfPicture(svg));
    super.renderSVG(svg);
  }

  /** Begins the marks of what is drawn next. The library ends the last ones of a page with the page. */
  #begin(mark: Mark | undefined, box?: BoundingBox): void {
    const { pdfDocument } = this;
    const { page } = pdfDocument;
    if (typeof mark === "object" && box !== undefined) this.#enclose(mark.element, box);
    if (this.#last?.page === page) {
      if (this.#last.mark === mark) return;
      pdfDocument.endMarkedContent();
    }
    this.#last = { mark, page };
    if (typeof mark !== "object") {
      pdfDocument.markContent("Artifact", { type: mark ?? "Layout" });
      return;
    }
    const drawn = this.#drawn.get(mark) ?? [];
    this.#drawn.set(mark, [...drawn, pdfDocument.markStructureContent(mark.element.tag.type)]);
  }

  #enclose(element: StructureElement, box: BoundingBox): void {
    if (element.tag.type !== "Figure") return;
    const known = this.#boxes.get(element);
    this.#boxes.set(element, known === undefined ? box : union(known, box));
  }

  /** Makes a part of a line a link; the element of the link is written with its page, which is known now. */
  #addLink(element: StructureElement, url: string, part: Line): void {
    const { pdfDocument } = this;
    const { page } = pdfDocument;
    const { struct } = this.#links.get(element) ?? { struct: pdfDocument.struct("Link") };
    this.#links.set(element, { struct, page });
    const left = Math.min(...part.inlines.map(({ x }) => x));
    const width = part.inlines.reduce((sum, piece) => sum + piece.width, 0);
    pdfDocument.link(part.x + left, part.y, width, part.getHeight(), url, {
      structParent: struct,
      Contents: new String(part.inlines.map(({ text }) => text).join("")),
    });
  }

  /** The element as it is written, and all that it holds. */
  #structOf(element: StructureElement): StructElement {
    const { pdfDocument } = this;
    const { type, alternative, actualText, scope } = element.tag;
    const children = element.children.flatMap((child): readonly object[] =>
      isElement(child) ? [this.#structOf(child)] : (this.#drawn.get(child) ?? []),
    );
    const link = this.#links.get(element);
    if (link !== undefined) {
      for (const child of children) link.struct.add(child);
      link.struct.end();
      // The library writes the page that it is at as the link's.
      pdfDocument.page = link.page;
      return link.struct;
    }
    const options = { alt: alternative, actual: actualText, bbox: this.#boxes.get(element) };
    const struct = pdfDocument.struct(type, options, children);
    if (scope !== undefined) struct.dictionary.data["A"] = this.#scopeOf(scope);
    if (type === "L") struct.dictionary.data["A"] = BULLETS;
    return struct;
  }

  #scopeOf(scope: Scope): object {
    const known = this.#scopes.get(scope);
    if (known !== undefined) return known;
    const attributes = this.pdfDocument.ref({ O: "Table", Scope: scope });
    attributes.end();
    this.#scopes.set(scope, attributes);
    return attributes;
  }
}

/** A page drawn in the order in which it is heard, on its surfaces, and before what is not heard. */
function inReadingOrder(page: Page, contents: readonly MarkedContent[]): Page {
  const positions = new Map(contents.map((content, position) => [content, position]));
  const positionOf = (item: PageItem) => {
    const mark = markOf(item);
    if (typeof mark === "object") return positions.get(mark) ?? 0;
    return item.type === "vector" ? -1 : contents.length;
  };
  return { ...page, items: page.items.toSorted((one, other) => positionOf(one) - positionOf(other)) };
}

function markOf(item: PageItem): Mark | undefined {
  return item.type === "line" ? item.item.inlines[0]?.mark : item.item.mark;
}

/** The marks of an item; a line has one for each of its pieces. */
function marksOf(item: PageItem): readonly (Mark | undefined)[] {
  return item.type === "line" ? item.item.inlines.map(({ mark }) => mark) : [item.item.mark];
}

/** A line in parts that are marked alike and go one way, each as high as the whole line. */
function partsOf(line: Line): readonly Line[] {
  const parts: LinePiece[][] = [];
  const ordered = orderLine(line.inlines);
  for (const piece of ordered) {
    const last = parts.at(-1);
    const [first] = last ?? [];
    if (first !== undefined && first.mark === piece.mark && first.direction === piece.direction) {
      last?.push(piece);
    } else {
      parts.push([piece]);
    }
  }
  if (ordered === line.inlines && parts.length === 1 && !ordered[0]?.link) return [line];
  // A link is added with its element; the library would add one without.
  return parts.map((pieces) =>
    withPieces(
      line,
      pieces.map((piece) => ({ ...piece, link: null })),
    ),
  );
}
