/**
 * Relative error within which an amount counts as a whole multiple. Amounts are products and quotients of doubles: for
 * example, a tenth of a year's salary of 20,000 a month comes to 24,000.000000000004.
 */
const ROUNDING_ALLOWANCE = 1e-12;

/** Returns the smallest whole multiple of a step that is not less than an amount. */
export function roundedUp(amount: number, step: number): number {
  return Math.ceil((amount / step) * (1 - ROUNDING_ALLOWANCE)) * step;
}

/** Returns the largest whole multiple of a step that is not more than an amount. */
export function roundedDown(amount: number, step: number): number {
  return Math.floor((amount / step) * (1 + ROUNDING_ALLOWANCE)) * step;
}
