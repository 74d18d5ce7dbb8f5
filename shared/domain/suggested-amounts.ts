/**
 * By how much of itself an amount may miss a whole multiple and still be that multiple: amounts are products and quotients
 * of doubles, so that a tenth of a year's salary of 20,000 a month comes to 24,000.000000000004.
 */
const ROUNDING_ALLOWANCE = 1e-12;

/** The smallest whole multiple of a step that is no less than an amount. */
export function roundedUp(amount: number, step: number): number {
  return Math.ceil((amount / step) * (1 - ROUNDING_ALLOWANCE)) * step;
}

/** The largest whole multiple of a step that is no more than an amount. */
export function roundedDown(amount: number, step: number): number {
  return Math.floor((amount / step) * (1 + ROUNDING_ALLOWANCE)) * step;
}
