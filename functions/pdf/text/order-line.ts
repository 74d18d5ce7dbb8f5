import { visualOrder } from "./bidirectional.ts";
import type { Direction } from "./typesetter.ts";

/** A piece of a line as pdfmake has measured it; lengths in points. */
export interface MeasuredPiece {
  readonly text: string;
  /** From the left end of the line. */
  readonly x: number;
  readonly width: number;
  /** The part of the width that is trailing spaces. */
  readonly trailingCut: number;
  readonly direction?: Direction;
}

/**
 * Puts the pieces of a line, which pdfmake sets from left to right, where they belong on paper: by the rules L1 and L2 of
 * UAX #9. They stay in the order in which they are read, and words that pdfmake cut out of one piece become one again:
 * viewers put pieces in an order of their own.
 */
export function orderLine<Piece extends MeasuredPiece>(line: readonly Piece[]): readonly Piece[] {
  const [first] = line;
  if (first === undefined || line.every((piece) => levelOf(piece) === 0)) return line;
  const base = first.direction?.base ?? 0;
  const pieces = joinWords(trimEnd(line, base));
  const trailingSpace = pieces.at(-1)?.trailingCut ?? 0;
  // Spaces at the end of a line reach beyond its edge, which is the left one from right to left.
  let x = base === 1 ? 0 - trailingSpace : first.x;
  const lefts = new Map<number, number>();
  for (const index of visualOrder(pieces.map(levelOf))) {
    lefts.set(index, x);
    x += pieces[index]?.width ?? 0;
  }
  return pieces.map((piece, index) => ({ ...piece, x: lefts.get(index) ?? piece.x }));
}

/** Rule L1: spaces at the end of a line go the way of the paragraph. Those of a piece that goes another way are left out. */
function trimEnd<Piece extends MeasuredPiece>(line: readonly Piece[], base: number): readonly Piece[] {
  const last = line.at(-1);
  if (last === undefined || last.trailingCut === 0 || levelOf(last) === base) return line;
  const { text, width, trailingCut } = last;
  return [
    ...line.slice(0, -1),
    { ...last, text: text.trimEnd(), width: width - trailingCut, trailingCut: 0 },
  ];
}

function joinWords<Piece extends MeasuredPiece>(line: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    if (last !== undefined && last.direction === piece.direction) {
      joined[joined.length - 1] = { ...piece, text: last.text + piece.text, width: last.width + piece.width };
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

export function isRightToLeft(piece: MeasuredPiece): boolean {
  return levelOf(piece) % 2 === 1;
}

function levelOf({ direction }: MeasuredPiece): number {
  return direction?.level ?? 0;
}
