// Types that three libraries lack although their documentation or sources have them, and this program's additions to
// the content of a document.

import "fontkit";
import "pdfmake";
import type { Mark, Tag } from "./tagging/structure-tree.ts";

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
    /** Role of the part for screen readers. */
    tag?: Tag | undefined;
    /** Is not mirrored in a document that is read from right to left. */
    isFixed?: true;
    /** Mark of a picture or of a piece of a text. The library passes it on to the renderer. */
    mark?: Mark;
  }

  interface CanvasLineElement {
    /** Mark of the line or shape. */
    mark?: Mark;
  }
}
