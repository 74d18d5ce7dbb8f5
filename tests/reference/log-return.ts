import type { AssetClass } from "./assumptions.ts";

export interface LogReturn {
  readonly mean: number;
  readonly standardDeviation: number;
}

/** Mean and standard deviation of an asset class's log return in one month, by the financial model's formula. */
export function monthlyLogReturn({ compoundReturn: c, volatility: v }: AssetClass): LogReturn {
  const x = ((1 + c) ** 2 + Math.sqrt((1 + c) ** 4 + 4 * (1 + c) ** 2 * v ** 2)) / 2;
  const yearlyVariance = Math.log(1 + v ** 2 / x);
  return { mean: Math.log(1 + c) / 12, standardDeviation: Math.sqrt(yearlyVariance / 12) };
}
