import type { Wording } from "#shared/wording/wording.ts";
import type { Block } from "./report-document.ts";

/** The sentences that tell a chance in words. */
type ChanceSentence = "hardlyAny" | "few" | "some" | "most" | "almostAll";

/** Out of ten scenarios, how many reach the goal: tenths that are reached in full. `chance` in percent. */
export function tenthsOf(chance: number): number {
  // By the decimals that are shown: 70 % of the scenarios may come as 69.999… %.
  return Math.floor(Math.round(chance * 100) / 1000);
}

/** The sentence of a chance in percent. None says more than the chance: forecasts know neither never nor always. */
export function chanceSentence<S extends Readonly<Record<ChanceSentence, unknown>>>(
  chance: number,
  sentences: S,
): S[ChanceSentence] {
  if (chance < 1) return sentences.hardlyAny;
  if (chance < 10) return sentences.few;
  if (chance <= 90) return sentences.some;
  return chance <= 99 ? sentences.most : sentences.almostAll;
}

/**
 * A chance in percent as it stands within a sentence: "98 in 100".
 * @param whole how it becomes whole: by what is reached in full, or as the figure beside it is rounded
 */
export function chanceInWords(
  chance: number,
  { results: { chances } }: Wording,
  whole: (chance: number) => number = Math.floor,
): string {
  if (chance < 1) return chances.few;
  return chance > 99 ? chances.most : chances.some({ count: whole(chance) });
}

/** From this chance on a plan is called good. Source: design of the report (docs/model.md). Unit: percent. */
const GOOD_CHANCE = 75;
/** Below this chance a plan is more likely to miss its goal. Source: specification section 9. Unit: percent. */
export const EVEN_CHANCE = 50;

/** The sign beside what is said of a plan with a chance, in percent: a tick promises more than an even chance holds. */
export function chanceTone(chance: number): Block<"callout">["tone"] {
  if (chance >= GOOD_CHANCE) return "good";
  return chance >= EVEN_CHANCE ? "neutral" : "warning";
}
