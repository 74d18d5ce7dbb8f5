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
