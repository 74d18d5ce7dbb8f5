// What the types of three libraries leave out and their documentation or their sources have, and what is added to the
// content of a document for this program's own use.

import "fontkit";
import "pdfmake";
import type { Mark } from "./tagging/structure-tree.ts";
import type { Tag } from "./tagging/tag.ts";

declare module "fontkit" {
  /** Adds a kind of font to those that `create` knows. */
  export function registerFormat(format: {
    new (stream: { readonly buffer: Uint8Array }): object;
    probe(bytes: Uint8Array): boolean;
  }): void;
}

declare module "pdfmake" {
  /** Files that exist in memory alone. */
  export const virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
}

declare module "pdfmake/interfaces" {
  interface ContentBase {
    /** What the part is to somebody who hears it. */
    tag?: Tag | undefined;
    /** Stands as it is also in a document that is read from right to left. */
    isFixed?: true;
    /** Of a piece of a text, or a picture: what it is drawn as. The library hands it on to the renderer. */
    mark?: Mark;
  }

  interface CanvasLineElement {
    /** What the line or shape is drawn as. */
    mark?: Mark;
  }
}
