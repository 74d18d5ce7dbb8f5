import type { Range } from "#shared/domain/limits.ts";

/**
 * Number of steps of its field that a lever for amounts covers at least: more where it begins at nothing, as with AED 5,000 a
 * month, because nobody has said how much it will be.
 */
const LEAST_STEPS = { fromNothing: 500, fromMinimum: 50 };

/** Positions of a lever for amounts, about. */
const POSITIONS = 100;

/**
 * Returns the upper end of a lever: a round number at least twice the amount, so that there is as much room above it as
 * below.
 * @example
 * leverTop(1_425, { minimum: 0, maximum: 50_000, step: 10 }) // 5_000
 */
export function leverTop(amount: number, { minimum, maximum, step }: Range): number {
  const least = minimum === 0 ? LEAST_STEPS.fromNothing : LEAST_STEPS.fromMinimum;
  return Math.min(maximum, roundUp(Math.max(2 * amount, least * step)));
}

/** Returns the range of a lever up to `top`, at round numbers: its lower end is a multiple of its step as well. */
export function leverRange(top: number, range: Range): Range {
  const step = stepOf(top, range);
  return { minimum: Math.ceil(range.minimum / step) * step, maximum: top, step };
}

/** Returns the step of a lever that reaches from the lower end of a range to `top`: round, and a multiple of the range's. */
function stepOf(top: number, { step }: Range): number {
  return Math.max(step, roundUp(top / POSITIONS));
}

/** Returns the next number of the series 1, 2, 5, 10, 20, 50 … @param value above 0 */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
