import type { Outcome } from "#shared/contract/forecast-result.ts";

/**
 * The value of a forecast, which has one entry a year of age.
 * @throws {RangeError} if the forecast does not reach the age
 */
export function valueAtAge(outcomes: readonly Outcome[], ageYears: number): number {
  const outcome = outcomes.find(({ age }) => age === ageYears);
  if (outcome === undefined) throw new RangeError(`the forecast has no value at age ${ageYears}`);
  return outcome.value;
}
