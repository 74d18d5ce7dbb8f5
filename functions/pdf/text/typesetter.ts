import type { FontName } from "#functions/pdf/fonts/font-files.ts";
import type { FontFamily } from "#functions/pdf/fonts/load-fonts.ts";
import { type FontRun, fontRuns } from "./font-runs.ts";
import { printableText } from "./printable-text.ts";
import { type BidirectionalText, bidirectionalText, type DirectedRange } from "./visual-order.ts";

/** A piece of a line in one font, as pdfmake takes it. */
export interface Inline {
  readonly text: string;
  readonly font: FontName;
  readonly noWrap?: true;
  readonly fontFeatures?: [];
}

/** The room of a text that may go on in the next line, points. */
export interface Room {
  readonly width: number;
  readonly fontSize: number;
}

/**
 * Chooses the fonts of a text and puts its pieces in the order in which they stand on paper. pdfmake breaks lines, but
 * knows one direction only; so the lines of a text with Arabic words are broken here, where their room is given.
 */
export type Typesetter = (text: string, room?: Room) => Inline[];

const LINE_BREAK = "\n";
const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

export function createTypesetter(families: readonly FontFamily[]): Typesetter {
  return (source, room) => {
    const runs = fontRuns(printableText(source), families);
    // Latin is what nearly all texts are in.
    if (runs.every(({ family }) => family === families[0])) return runs.map(toInline);
    const bidirectional = bidirectionalText(runs.map(({ text }) => text).join(""));
    if (!bidirectional.hasRightToLeft) return runs.map(toInline);
    const lines = breakLines(bidirectional, runs, room);
    return lines.flatMap(({ start, end }, index) => [
      ...(index === 0 ? [] : [{ text: LINE_BREAK, font: runs[0]?.family.name ?? "Inter" } as const]),
      ...bidirectional.inOrder(start, end).flatMap((range) => cutPieces(range, bidirectional.text, runs)),
    ]);
  };
}

function toInline({ text, family }: FontRun): Inline {
  return { text, font: family.name };
}

/** A stretch in one direction, cut where the font changes. */
function cutPieces(
  { start, end, isRightToLeft }: DirectedRange,
  text: string,
  runs: readonly FontRun[],
): Inline[] {
  const pieces = cut(start, end, runs).map(
    (piece): Inline => ({
      text: text.slice(piece.start, piece.end),
      font: piece.family.name,
      // Given features, the library shapes a piece as a whole; otherwise it sets its words from left to right.
      ...(isRightToLeft && { noWrap: true, fontFeatures: [] }),
    }),
  );
  return isRightToLeft ? pieces.reverse() : pieces;
}

function cut(start: number, end: number, runs: readonly FontRun[]) {
  let position = 0;
  return runs.flatMap(({ text, family }) => {
    const from = Math.max(start, position);
    position += text.length;
    const to = Math.min(end, position);
    return from < to ? [{ start: from, end: to, family }] : [];
  });
}

interface Line {
  readonly start: number;
  readonly end: number;
}

/** Breaks a text at its last space that fits, or within a word that is wider than the room. */
function breakLines(
  { text }: BidirectionalText,
  runs: readonly FontRun[],
  room: Room | undefined,
): readonly Line[] {
  if (room === undefined) return [{ start: 0, end: text.length }];
  const lines: Line[] = [];
  let start = 0;
  let lastSpace = -1;
  for (const { index, segment } of CHARACTERS.segment(text)) {
    const end = index + segment.length;
    if (segment === " ") lastSpace = index;
    else if (index > start && measureWidth(start, end, text, runs, room.fontSize) > room.width) {
      const next = lastSpace > start ? lastSpace + 1 : index;
      lines.push({ start, end: lastSpace > start ? lastSpace : index });
      start = next;
    }
  }
  return [...lines, { start, end: text.length }];
}

/** Points. */
function measureWidth(
  start: number,
  end: number,
  text: string,
  runs: readonly FontRun[],
  fontSize: number,
): number {
  return cut(start, end, runs).reduce((width, piece) => {
    const { font } = piece.family.regular;
    const { advanceWidth } = font.layout(text.slice(piece.start, piece.end));
    return width + (advanceWidth / font.unitsPerEm) * fontSize;
  }, 0);
}
