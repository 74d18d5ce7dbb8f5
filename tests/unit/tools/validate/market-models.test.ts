import { describe, expect, it } from "vitest";
import { US_HISTORY } from "#functions/history/market-history.ts";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";
import {
  blockMonthsOf,
  bootstrapMarket,
  type DrawGrowth,
  lognormalMarket,
  regimeMarket,
  regimeMoments,
  regimeShocks,
  studentMarket,
  studentShocks,
} from "#tools/validate/market-models.ts";
import { randomNumbers } from "#tools/validate/random-numbers.ts";

const MONTHS = 200_000;
const SEED = 7;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
}

/** Returns the log returns of one long scenario. */
function logReturnsOf(draw: DrawGrowth) {
  const growth = { equity: new Float64Array(MONTHS), bonds: new Float64Array(MONTHS) };
  draw(randomNumbers(SEED), growth);
  return { equity: Array.from(growth.equity, Math.log), bonds: Array.from(growth.bonds, Math.log) };
}

function shocksOf(begin: typeof studentShocks): readonly (readonly [number, number])[] {
  const next = begin(randomNumbers(SEED));
  return Array.from({ length: MONTHS }, next);
}

const EQUITY = monthlyLogReturn(MARKET_ASSUMPTIONS.equity);
const BONDS = monthlyLogReturn(MARKET_ASSUMPTIONS.bonds);

describe.each([
  ["of lognormal months", lognormalMarket],
  ["of Student's t", studentMarket],
  ["with regimes", regimeMarket],
])("a market %s", (_, market) => {
  it("has the assumed moments of a month", () => {
    const { equity, bonds } = logReturnsOf(market);
    expect(mean(equity)).toBeCloseTo(EQUITY.mean, 3);
    expect(mean(bonds)).toBeCloseTo(BONDS.mean, 3);
    expect(deviation(equity) / EQUITY.standardDeviation).toBeCloseTo(1, 1);
    expect(deviation(bonds) / BONDS.standardDeviation).toBeCloseTo(1, 1);
    const products = equity.map(
      (value, month) => (value - EQUITY.mean) * ((bonds[month] as number) - BONDS.mean),
    );
    const correlation = mean(products) / (deviation(equity) * deviation(bonds));
    expect(correlation).toBeCloseTo(MARKET_ASSUMPTIONS.correlation, 1);
  });
});

it("Student's t of four degrees of freedom: a quarter of its kind is beyond its quartile, and tails are heavy", () => {
  const shocks = shocksOf(studentShocks).map(([first]) => first);
  const shareBeyond = (limit: number) => shocks.filter((shock) => Math.abs(shock) > limit).length / MONTHS;
  // Quantiles of the distribution at 75 % and 99.5 %, from tables: 0.7407 and 4.6041, scaled to a variance of 1.
  expect(shareBeyond(0.7407 / Math.SQRT2)).toBeCloseTo(0.5, 2);
  expect(shareBeyond(4.6041 / Math.SQRT2)).toBeCloseTo(0.01, 3);
});

it("regimes have the mean and variance of their mixture, and crises a seventh of all months", () => {
  const { share, mean: mixtureMean, deviation: mixtureDeviation } = regimeMoments();
  expect(share).toBeCloseTo(1 / 7, 10);
  // By hand: 6/7 of 0.01 and 1/7 of -0.02; the variance is the mean of squares less the square of the mean.
  expect(mixtureMean).toBeCloseTo(0.04 / 7, 10);
  const squares = (6 * (0.035 ** 2 + 0.01 ** 2) + 0.075 ** 2 + 0.02 ** 2) / 7;
  expect(mixtureDeviation).toBeCloseTo(Math.sqrt(squares - (0.04 / 7) ** 2), 10);
});

it("crises last: neighbouring months are correlated as the chain says", () => {
  const shocks = shocksOf(regimeShocks).map(([first]) => first);
  const products = shocks.slice(1).map((shock, month) => shock * (shocks[month] as number));
  // The variance between regimes as a share of all, times the chain's second eigenvalue.
  const { share, deviation: mixtureDeviation } = regimeMoments();
  const between = share * (1 - share) * 0.03 ** 2;
  const expected = (between / mixtureDeviation ** 2) * (1 - 1 / 72 - 1 / 12);
  // Four standard errors, as crises make neighbouring products alike.
  expect(Math.abs(mean(products) - expected)).toBeLessThan(0.015);
  expect(expected).toBeGreaterThan(0.05);
});

describe("the bootstrap", () => {
  it("strings blocks together that begin anywhere and go on beyond the end", () => {
    const months = blockMonthsOf(randomNumbers(SEED), 100, 60, 60_000);
    for (let index = 0; index < months.length; index++) {
      expect(months[index]).toBeGreaterThanOrEqual(0);
      if (index % 60 > 0) expect(months[index]).toBe(((months[index - 1] as number) + 1) % 100);
    }
    const starts = new Set(months.filter((_, index) => index % 60 === 0));
    expect(starts.size).toBe(100);
  });

  it("has the assumed mean, and the deviation of history beyond prices", () => {
    const { equity, bonds } = logReturnsOf(bootstrapMarket(US_HISTORY, 60));
    const real = Array.from(US_HISTORY.equity, (growth, month) =>
      Math.log(growth / (US_HISTORY.prices[month] as number)),
    );
    expect(mean(equity)).toBeCloseTo(EQUITY.mean, 3);
    expect(mean(bonds)).toBeCloseTo(BONDS.mean, 3);
    expect(deviation(equity) / deviation(real)).toBeCloseTo(1, 1);
  });
});
