import type { ContentText, Style } from "pdfmake/interfaces";
import type { Inline, Typesetter } from "#functions/pdf/text/typesetter.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { StyleName } from "./styles.ts";

interface Placing
  extends Pick<Style, "alignment" | "color" | "margin" | "noWrap">,
    Pick<ContentText, "tag" | "isFixed"> {
  /** True for text that a visitor entered: its first letter decides its direction, not the language of the report. */
  readonly isEntered?: boolean;
}

/** A piece of a paragraph that has a style of its own. */
type StyledInline = Inline & { readonly style: StyleName; readonly link?: string };

/** The texts and the colour that a block is drawn with. */
export interface Drawing {
  /** A paragraph in the fonts that print it. */
  readonly text: (text: string, style: StyleName, placing?: Placing) => ContentText;
  /** A part of a paragraph whose parts differ. @param link where it leads */
  readonly inlines: (text: string, style: StyleName, link?: string) => StyledInline[];
  /** Words of the page, and how values are written. */
  readonly wording: Wording;
  /** The one colour of the brand, `#rrggbb`. */
  readonly primaryColor: string;
  /** Structure type of a block's title, for screen readers. */
  readonly blockTitle: "H2" | "H3";
}

/**
 * @param typeset cuts a paragraph into pieces
 * @param direction of the report's own paragraphs; unset, the first letter says which way each goes
 */
export function createDrawing(
  typeset: Typesetter,
  direction: "rtl" | undefined,
  primaryColor: string,
  wording: Wording,
): Drawing {
  return {
    primaryColor,
    wording,
    blockTitle: "H2",
    text: (text, style, { isEntered = false, ...placing } = {}) => ({
      text: typeset(text, isEntered ? undefined : direction),
      style,
      ...placing,
    }),
    inlines: (text, style, link) =>
      typeset(text, direction).map((inline) => ({
        ...inline,
        style,
        // In one piece: every word would be a link of its own.
        ...(link !== undefined && { link, noWrap: true }),
      })),
  };
}
