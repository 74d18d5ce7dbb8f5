import bidiFactory from "bidi-js";

// The Unicode Bidirectional Algorithm (UAX #9): its levels say which way each stretch of a text is read; a stretch of an
// odd level is read from right to left.

const BIDI = bidiFactory();

/** A stretch of a text that is read one way. */
interface LevelRun {
  readonly text: string;
  readonly level: number;
}

/** A text in the order in which it is read, cut where its level changes. */
interface BidirectionalText {
  /** The level of the whole paragraph: 0, or 1 from right to left. */
  readonly base: number;
  readonly runs: readonly LevelRun[];
}

/** @param direction of the paragraph; unset, its first letter says which way it goes */
export function levelRuns(text: string, direction?: "rtl"): BidirectionalText {
  const { levels, paragraphs } = BIDI.getEmbeddingLevels(text, direction);
  const lowered = lowerLevels([...levels]);
  const runs: { text: string; level: number }[] = [];
  text.split("").forEach((unit, index) => {
    const level = lowered[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  });
  return { base: paragraphs[0]?.level ?? 0, runs };
}

/** Levels without those that change nothing: an isolate that goes the same way is no piece of its own. */
function lowerLevels(levels: readonly number[]): readonly number[] {
  const lowered: number[] = [];
  while (lowered.length < levels.length) {
    const rest = levels.slice(lowered.length);
    const isInner = (rest[0] ?? 0) >= 2;
    const end = rest.findIndex((level) => level >= 2 !== isInner);
    const stretch = end < 0 ? rest : rest.slice(0, end);
    lowered.push(...(Math.min(...stretch) > 2 ? stretch.map((level) => level - 2) : stretch));
  }
  return lowered;
}

/**
 * The order of the stretches of a line from left to right, by rule L2: from the highest level down to the lowest odd one,
 * whatever stands together at that level or above is turned round.
 * @param levels of the stretches, as they are read
 * @returns their positions in that list
 */
export function visualOrder(levels: readonly number[]): readonly number[] {
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  let order = levels.map((_, index) => index);
  for (let level = Math.max(...levels); level >= lowestOdd; level--) {
    order = turnRound(order, (index) => (levels[index] ?? 0) >= level);
  }
  return order;
}

/** Turns every stretch of a list round whose parts are all to be turned. */
function turnRound(order: readonly number[], isTurned: (index: number) => boolean): number[] {
  const stretches: number[][] = [];
  for (const index of order) {
    const last = stretches.at(-1);
    if (last?.[0] !== undefined && isTurned(last[0]) && isTurned(index)) last.unshift(index);
    else stretches.push([index]);
  }
  return stretches.flat();
}

/** Returns the mirrored form of a bracket, as it looks when read from right to left; other characters are unchanged. */
export function mirrored(character: string): string {
  return BIDI.getMirroredCharacter(character) ?? character;
}
