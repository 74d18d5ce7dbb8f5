import type { Wording } from "#shared/wording/wording.ts";

/** A chance for use in words: a whole number out of 100, but never impossible or certain. */
type ToldChance = "fewerThanOne" | "moreThan99" | number;

/** Rounds a chance in percent for all texts: pages, reports and mails. */
export function toldChance(chance: number): ToldChance {
  const count = hundredthsOf(chance);
  if (count < 1) return "fewerThanOne";
  return count > 99 ? "moreThan99" : count;
}

/** Returns the scenarios out of 100 that reach the goal, for a chance in percent. @example hundredthsOf(97.6) // 98 */
export function hundredthsOf(chance: number): number {
  return Math.round(chance);
}

interface ChanceSentences<N> {
  readonly hardlyAny: (names: N) => string;
  readonly some: (names: N & { readonly count: number }) => string;
  readonly almostAll: (names: N) => string;
}

/** Returns the sentence for a chance in percent. None claims more: forecasts know neither never nor always. */
export function chanceSentence<N>(chance: number, sentences: ChanceSentences<N>, names: N): string {
  const told = toldChance(chance);
  if (told === "fewerThanOne") return sentences.hardlyAny(names);
  return told === "moreThan99" ? sentences.almostAll(names) : sentences.some({ ...names, count: told });
}

/** Words a chance in percent for use within a sentence. @example chanceInWords(97.6, en) // "98 in 100" */
export function chanceInWords(chance: number, { results: { chances } }: Wording): string {
  const told = toldChance(chance);
  if (told === "fewerThanOne") return chances.few;
  return told === "moreThan99" ? chances.most : chances.some({ count: told });
}
