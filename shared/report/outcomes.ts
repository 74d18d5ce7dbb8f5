import type { Outcome } from "#shared/contract/forecast-result.ts";

/**
 * The age until which the money lasts: the one before the first age at which the value is below zero.
 * Source: specification section 4.
 * @returns undefined if it never runs out
 */
export function savingsLastUntil(outcomes: readonly Outcome[]): number | undefined {
  const shortfall = outcomes.find(({ value }) => value < 0);
  return shortfall && shortfall.age - 1;
}

/**
 * The value of a forecast, which has one entry a year of age.
 * @throws {RangeError} if the forecast does not reach the age
 */
export function valueAtAge(outcomes: readonly Outcome[], ageYears: number): number {
  const outcome = outcomes.find(({ age }) => age === ageYears);
  if (outcome === undefined) throw new RangeError(`the forecast has no value at age ${ageYears}`);
  return outcome.value;
}
