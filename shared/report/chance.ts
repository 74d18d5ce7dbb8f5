import type { Wording } from "#shared/wording/wording.ts";
import type { Block } from "./report-document.ts";

/** A chance for use in words: a whole number out of 100, but never impossible or certain. */
type ToldChance = "fewerThanOne" | "moreThan99" | number;

/** Rounds a chance in percent for all texts: pages, reports and mails. */
function toldChance(chance: number): ToldChance {
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

/** Lowest chance at which a plan counts as good. Source: design of the report (docs/model.md). Unit: percent. */
const GOOD_CHANCE = 75;
/** Below this a plan is likelier to miss its goal. Source: specification section 9. Unit: percent. */
export const EVEN_CHANCE = 50;

/** Returns the tone of a callout about a chance in percent: a tick would promise too much at an even chance. */
export function chanceTone(chance: number): Block<"callout">["tone"] {
  if (chance >= GOOD_CHANCE) return "good";
  return chance >= EVEN_CHANCE ? "neutral" : "warning";
}
