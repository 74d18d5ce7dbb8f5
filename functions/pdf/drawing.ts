import type { ContentText, Style } from "pdfmake/interfaces";
import type { StyleName } from "./page/styles.ts";
import type { Inline, Room } from "./text/typesetter.ts";

type Placing = Pick<Style, "alignment" | "color" | "margin"> & { readonly room?: Room };

/** A piece of a paragraph that has a style of its own. */
export type StyledInline = Inline & { readonly style: StyleName; readonly link?: string };

/** What a block is drawn with. */
export interface Drawing {
  /** A paragraph in the fonts that print it. */
  readonly text: (text: string, style: StyleName, placing?: Placing) => ContentText;
  /** A part of a paragraph whose parts differ. @param link where it leads */
  readonly inlines: (text: string, style: StyleName, link?: string) => StyledInline[];
  /** The one colour of the brand, `#rrggbb`. */
  readonly primaryColor: string;
}
