/** The sentences that tell a chance in words. */
export interface ChanceSentences<T extends string> {
  readonly none: T;
  readonly few: T;
  readonly some: T;
  readonly most: T;
  readonly all: T;
}

/** Out of ten scenarios, how many reach the goal. `chance` in percent. */
export function tenthsOf(chance: number): number {
  return Math.round(chance / 10);
}

/** The sentence of a chance in percent. Rounding never turns a small chance into none, nor a large one into certainty. */
export function chanceSentence<T extends string>(chance: number, sentences: ChanceSentences<T>): T {
  if (chance === 0) return sentences.none;
  if (chance === 100) return sentences.all;
  if (tenthsOf(chance) === 0) return sentences.few;
  if (tenthsOf(chance) === 10) return sentences.most;
  return sentences.some;
}
