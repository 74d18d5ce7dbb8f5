import type { AssetClass } from "#shared/domain/market-assumptions.ts";

/** Normal distribution of a log return. */
export interface LogReturn {
  readonly mean: number;
  readonly standardDeviation: number;
}

/**
 * The monthly log return of an asset class whose yearly growth is lognormal with median `1 + compoundReturn` and
 * standard deviation `volatility`.
 *
 * With `x = exp(2·mean + σ²)`, the squared mean of the yearly growth, and `m = 1 + compoundReturn` its median:
 * `x = m²·exp(σ²)` and `volatility² = x·(exp(σ²) − 1)`, so `x² − m²·x − m²·volatility² = 0`.
 */
export function monthlyLogReturn({ compoundReturn, volatility }: AssetClass): LogReturn {
  const medianSquared = (1 + compoundReturn) ** 2;
  const meanSquared =
    (medianSquared + Math.sqrt(medianSquared ** 2 + 4 * medianSquared * volatility ** 2)) / 2;
  const yearlyVariance = Math.log1p(volatility ** 2 / meanSquared);
  return { mean: Math.log1p(compoundReturn) / 12, standardDeviation: Math.sqrt(yearlyVariance / 12) };
}
