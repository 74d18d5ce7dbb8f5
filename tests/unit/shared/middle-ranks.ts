/** The ranks of the scenarios in the middle of each tenth, in percent of all, of which they lie just above. */
export function middleRanks(): readonly number[] {
  return Array.from({ length: 10 }, (_, tenth) => 10 * tenth + 5);
}
