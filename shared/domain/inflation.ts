import { MONTHS_PER_YEAR } from "./plan-month.ts";

/** Converts today's money to the money of a time step, by a yearly rate as a fraction. */
export function inflated(amount: number, inflationRate: number, timeStep: number): number {
  return amount * growthOfPrices(inflationRate, timeStep);
}

/** Converts the money of a time step to today's, by a yearly rate. @example deflated(102, 0.02, 12) // 100 */
export function deflated(amount: number, inflationRate: number, timeStep: number): number {
  return amount / growthOfPrices(inflationRate, timeStep);
}

function growthOfPrices(inflationRate: number, timeStep: number): number {
  return (1 + inflationRate) ** (timeStep / MONTHS_PER_YEAR);
}
