// What the types of two libraries leave out and their documentation has.

import "fontkit";
import "pdfmake";

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
