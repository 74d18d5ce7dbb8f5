import bidiFactory from "bidi-js";

const BIDI = bidiFactory();

/** A stretch of a line that is read in one direction: `start` to `end` (exclusive) in the text. */
export interface DirectedRange {
  readonly start: number;
  readonly end: number;
  readonly isRightToLeft: boolean;
}

export interface BidirectionalText {
  /** The text, with brackets turned where they are read from right to left. */
  readonly text: string;
  readonly hasRightToLeft: boolean;
  /** The stretches of the line from `start` to `end` (exclusive), from left to right as they stand on paper. */
  readonly inOrder: (start: number, end: number) => readonly DirectedRange[];
}

/** Reads a text by the Unicode Bidirectional Algorithm (UAX #9); its first letter says which way it goes. */
export function bidirectionalText(text: string): BidirectionalText {
  const embedding = BIDI.getEmbeddingLevels(text);
  const mirrored = BIDI.getMirroredCharactersMap(text, embedding.levels);
  const levelAt = (index: number) => embedding.levels[index] ?? 0;
  return {
    text: Array.from(text.split(""), (unit, index) => mirrored.get(index) ?? unit).join(""),
    hasRightToLeft: embedding.levels.some((level) => level % 2 === 1),
    inOrder: (start, end) => {
      const ranges: { start: number; end: number; level: number }[] = [];
      for (const index of BIDI.getReorderedIndices(text, embedding, start, end - 1).slice(start, end)) {
        const last = ranges.at(-1);
        if (last?.level === levelAt(index) && (index === last.end || index === last.start - 1)) {
          last.start = Math.min(last.start, index);
          last.end = Math.max(last.end, index + 1);
        } else {
          ranges.push({ start: index, end: index + 1, level: levelAt(index) });
        }
      }
      return ranges.map(({ level, ...range }) => ({ ...range, isRightToLeft: level % 2 === 1 }));
    },
  };
}
