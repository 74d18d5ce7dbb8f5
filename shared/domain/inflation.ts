import { MONTHS_PER_YEAR } from "./plan-month.ts";

/** An amount of today's money in the money of a time step, by a yearly rate as a fraction. */
export function inflated(amount: number, inflationRate: number, timeStep: number): number {
  return amount * growthOfPrices(inflationRate, timeStep);
}

/** An amount in the money of a time step in today's money, by a yearly rate as a fraction. */
export function deflated(amount: number, inflationRate: number, timeStep: number): number {
  return amount / growthOfPrices(inflationRate, timeStep);
}

function growthOfPrices(inflationRate: number, timeStep: number): number {
  return (1 + inflationRate) ** (timeStep / MONTHS_PER_YEAR);
}
