import type {
  Content,
  ContentCanvas,
  ContentColumns,
  ContentImage,
  ContentStack,
  ContentSvg,
  ContentTable,
  ContentText,
  TableCell,
} from "pdfmake/interfaces";

/** The kinds of content that a report is made of; each has the one property that it is named after. */
export type ContentNode =
  | ContentText
  | ContentColumns
  | ContentStack
  | ContentTable
  | ContentCanvas
  | ContentSvg
  | ContentImage;

/** Returns true for a node of pdfmake's content; everything else is plain text or a list of nodes. */
export function isNode(content: Content | TableCell): content is ContentNode {
  return typeof content === "object" && !Array.isArray(content);
}

/** Returns the children of a list or a node, from left to right, then downwards; those of a text are its pieces. */
export function childrenOf(content: Content | TableCell): readonly (Content | TableCell)[] {
  if (Array.isArray(content)) return content;
  if (!isNode(content)) return [];
  return content.columns ?? content.stack ?? content.table?.body.flat() ?? piecesOf(content);
}

/** The pieces of a text; none of anything else, nor of a text that is empty. */
export function piecesOf({ text }: ContentNode): readonly ContentText[] {
  return Array.isArray(text) ? text.filter((piece) => isNode(piece) && piece.text !== undefined) : [];
}
