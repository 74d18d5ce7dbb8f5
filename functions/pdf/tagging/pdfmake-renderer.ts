import { createRequire } from "node:module";
import type { MeasuredPiece } from "#functions/pdf/text/order-line.ts";
import type { Language } from "#shared/wording/languages.ts";
import type { Mark } from "./structure-tree.ts";

// The parts of pdfmake's renderer and of pdfkit that this program relies on and that both libraries' types omit. A test
// fails if a version changes them.

/** A piece of a line, ready to be drawn. */
export interface LinePiece extends MeasuredPiece {
  readonly link?: string | null;
  readonly mark?: Mark;
}

/** A line of a text, and where it stands on the page in points. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly inlines: readonly LinePiece[];
  getWidth(): number;
  getHeight(): number;
  getAscenderHeight(): number;
  clone(): Line;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line or shape: the ends of a line, or the points of several. */
export interface Vector {
  readonly mark?: Mark;
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
  readonly points?: readonly Point[];
}

/** A picture or an SVG. */
export interface Picture {
  readonly mark?: Mark;
  readonly x: number;
  readonly y: number;
  readonly _width: number;
  readonly _height: number;
}

/** An item of a page, in drawing order. */
export type PageItem =
  | { readonly type: "line"; readonly item: Line }
  | { readonly type: "vector"; readonly item: Vector }
  | { readonly type: "image" | "svg"; readonly item: Picture };

export interface Page {
  readonly items: readonly PageItem[];
}

/** Content drawn between two marks. */
export type StructContent = object;

/** An element of the structure as it is written. */
export interface StructElement {
  readonly dictionary: { readonly data: Record<string, unknown> };
  add(child: StructContent | StructElement): void;
  end(): void;
}

interface StructOptions {
  readonly alt?: string | undefined;
  readonly actual?: string | undefined;
  /** Left, top, right and bottom, in points from the page's upper left corner. */
  readonly bbox?: readonly [number, number, number, number] | undefined;
}

/** A link is part of an element, and says where it leads to whoever does not see it. */
interface LinkOptions {
  readonly structParent: StructElement;
  // The library writes other strings as names.
  // biome-ignore lint/complexity/noBannedTypes: it is an object that is asked for.
  readonly Contents: String;
}

/** The file that is written. */
export interface PdfKitDocument {
  /** Taken from the definition of the document. */
  readonly options: { readonly lang: Language };
  /** The catalog of the file. */
  readonly _root: { readonly data: { readonly ViewerPreferences: StructElement["dictionary"] } };
  /** The parts of a colour, from 0 to 1; null where it is none. */
  _normalizeColor(color: unknown): readonly number[] | null;
  page: object;
  info: Readonly<Record<string, unknown>>;
  endMetadata(): void;
  appendXML(xml: string): void;
  markContent(tag: string, options?: { readonly type: string }): void;
  markStructureContent(tag: string): StructContent;
  endMarkedContent(): void;
  struct(type: string, options?: StructOptions, children?: readonly object[]): StructElement;
  /** An object that others can refer to; it is written once it is ended. */
  ref(data: object): { end(): void };
  addStructure(element: StructElement): void;
  link(x: number, y: number, width: number, height: number, url: string, options: LinkOptions): void;
}

/** The renderer of the pages that pdfmake has laid out. */
interface PdfMakeRenderer {
  readonly pdfDocument: PdfKitDocument;
  renderPages(pages: readonly Page[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: Vector): void;
  renderImage(image: Picture): void;
  renderSVG(svg: Picture): void;
}

/** Module in which pdfmake looks up its renderer: as with fontkit, the very copy that pdfmake has. */
export const RENDERER_MODULE: { default: new (pdfDocument: PdfKitDocument) => PdfMakeRenderer } =
  typeof require === "function"
    ? require("pdfmake/js/Renderer")
    : createRequire(import.meta.url)("pdfmake/js/Renderer");
