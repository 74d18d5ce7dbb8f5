import type { Range } from "#shared/domain/limits.ts";

/** Number of steps of its field that every lever for amounts covers at least: for example AED 5,000 a month. */
const LEAST_STEPS = 500;

/** Positions of a lever for amounts, about. */
const POSITIONS = 100;

/**
 * Returns the upper end of a lever: a round number at least twice the amount, so that there is as much room above it as
 * below.
 * @example
 * leverTop(1_425, { minimum: 0, maximum: 50_000, step: 10 }) // 5_000
 */
export function leverTop(amount: number, { maximum, step }: Range): number {
  return Math.min(maximum, roundUp(Math.max(2 * amount, LEAST_STEPS * step)));
}

/** Returns the step of a lever that reaches from the lower end of a range to `top`: round, and a multiple of the range's. */
export function stepOf(top: number, { step }: Range): number {
  return Math.max(step, roundUp(top / POSITIONS));
}

/** Returns the next number of the series 1, 2, 5, 10, 20, 50 … @param value above 0 */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
