import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The sentences that tell a chance in words. */
type ChanceSentence = "hardlyAny" | "few" | "some" | "most" | "almostAll";

/** Out of ten scenarios, how many reach the goal: tenths that are reached in full. `chance` in percent. */
export function tenthsOf(chance: number): number {
  // By the decimals that are shown: 70 % of the scenarios may come as 69.999… %.
  return Math.floor(Math.round(chance * 100) / 1000);
}

/** The sentence of a chance in percent. None says more than the chance: forecasts know neither never nor always. */
export function chanceSentence<S extends Readonly<Record<ChanceSentence, string>>>(
  chance: number,
  sentences: S,
): S[ChanceSentence] {
  if (chance < 1) return sentences.hardlyAny;
  if (chance < 10) return sentences.few;
  if (chance <= 90) return sentences.some;
  return chance <= 99 ? sentences.most : sentences.almostAll;
}

/** A chance in percent as it stands within a sentence: "98 in 100". */
export function chanceInWords(chance: number, { results: { chances } }: Wording): string {
  if (chance < 1) return chances.few;
  return chance > 99 ? chances.most : fill(chances.some, { count: Math.floor(chance) });
}
