import { expect, it } from "vitest";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";

it.each(["equity", "bonds"] as const)("gives %s its compound return and volatility over a year", (asset) => {
  const { compoundReturn, volatility } = MARKET_ASSUMPTIONS[asset];
  const { mean, standardDeviation } = monthlyLogReturn(MARKET_ASSUMPTIONS[asset]);
  const yearlyVariance = 12 * standardDeviation ** 2;
  // Lognormal: median exp(μ); standard deviation exp(μ + σ²/2)·√(exp(σ²) − 1).
  expect(Math.exp(12 * mean)).toBeCloseTo(1 + compoundReturn, 12);
  const deviation = Math.exp(12 * mean + yearlyVariance / 2) * Math.sqrt(Math.expm1(yearlyVariance));
  expect(deviation).toBeCloseTo(volatility, 12);
});

it("has mixes that sum to 1 for every fund", () => {
  for (const { equity, bonds } of Object.values(MARKET_ASSUMPTIONS.fundMixes)) {
    expect(equity + bonds).toBeCloseTo(1, 12);
  }
});
