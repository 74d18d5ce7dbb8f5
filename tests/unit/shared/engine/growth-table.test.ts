import { describe, expect, it } from "vitest";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";
import { growthTableFor, KERNELS } from "./kernels-under-test.ts";

const PAIRS = 5000;
const table = growthTableFor({ market: MARKET_ASSUMPTIONS, seed: 3, scenarios: 2 * PAIRS }, 804);
const deviations = {
  equity: monthlyLogReturn(MARKET_ASSUMPTIONS.equity).standardDeviation,
  bonds: monthlyLogReturn(MARKET_ASSUMPTIONS.bonds).standardDeviation,
};

/** The standard normal shocks behind a month. */
const shocks = (asset: "equity" | "bonds", month: number) =>
  Float64Array.from(table.surprises(month)[asset], (surprise) => Math.log(surprise) / deviations[asset]);

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanProduct = (one: Float64Array, other: Float64Array) =>
  mean(one.map((value, i) => value * (other[i] as number)));

const bytes = (values: Float32Array = new Float32Array()) =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/** Four standard errors of a mean over the pairs, for values of standard deviation 1. */
const NOISE = 4 / Math.sqrt(PAIRS);

describe("GrowthTable", () => {
  // Month 0 and 11 are the ends of a year, 400 lies in the middle, 800 beyond the years drawn from the lattice.
  it.each([0, 11, 400, 800])("draws standard normal shocks in month %d", (month) => {
    for (const asset of ["equity", "bonds"] as const) {
      const values = shocks(asset, month);
      expect(Math.abs(mean(values))).toBeLessThan(NOISE);
      expect(Math.abs(meanProduct(values, values) - 1)).toBeLessThan(Math.SQRT2 * NOISE);
    }
  });

  it("correlates equity and bonds by the assumed 0.2", () => {
    for (const month of [0, 100, 800]) {
      const correlation = meanProduct(shocks("equity", month), shocks("bonds", month));
      expect(Math.abs(correlation - MARKET_ASSUMPTIONS.correlation)).toBeLessThan(NOISE);
    }
  });

  it.each([
    [0, 1],
    [3, 9],
    [11, 12],
    [40, 400],
    [790, 791],
  ])("leaves months %d and %d independent", (one, other) => {
    for (const asset of ["equity", "bonds"] as const) {
      expect(Math.abs(meanProduct(shocks(asset, one), shocks(asset, other)))).toBeLessThan(NOISE);
    }
  });

  it("spreads a whole plan's return far more evenly than chance: the median of 64 years has a tenth of its error", () => {
    const sums = new Float64Array(PAIRS);
    for (let month = 0; month < 768; month++) {
      shocks("equity", month).forEach((shock, pair) => {
        sums[pair] = (sums[pair] as number) + shock / Math.sqrt(768);
      });
    }
    // Standard errors of random draws: 1/√n for the mean, √(2/n) for the mean square.
    expect(Math.abs(mean(sums))).toBeLessThan(0.1 / Math.sqrt(PAIRS));
    expect(Math.abs(meanProduct(sums, sums) - 1)).toBeLessThan(0.1 * Math.sqrt(2 / PAIRS));
  });

  it("gives the same draws in whatever order they are requested", () => {
    const model = { market: MARKET_ASSUMPTIONS, seed: 3, scenarios: 20 };
    const drawn = (seed: number) => growthTableFor({ ...model, seed }, 312);
    const forwards = drawn(3);
    const first = forwards.surprises(5);
    expect(drawn(3).surprises(300)).toEqual(forwards.surprises(300));
    expect(drawn(3).surprises(5)).toEqual(first);
    expect(drawn(4).surprises(5)).not.toEqual(first);
  });

  // 5,000 pairs as in production, and an odd number of them; months of the lattice and beyond.
  it.each([2 * PAIRS, 202])(
    "draws the same %d scenarios with either kind of kernels, to the last bit",
    (scenarios) => {
      const [scalar, simd] = KERNELS.map(([, create]) =>
        growthTableFor({ market: MARKET_ASSUMPTIONS, seed: 5, scenarios }, 804, create),
      );
      for (const month of [0, 100, 767, 803]) {
        const [expected, actual] = [scalar?.surprises(month), simd?.surprises(month)];
        expect(Buffer.compare(bytes(actual?.equity), bytes(expected?.equity))).toBe(0);
        expect(Buffer.compare(bytes(actual?.bonds), bytes(expected?.bonds))).toBe(0);
      }
    },
  );

  it("draws a year at a time, as many as are needed", () => {
    const model = { market: MARKET_ASSUMPTIONS, seed: 3, scenarios: 20 };
    const table = growthTableFor(model, 48);
    const draws = (months: number) => table.drawYearFor(months);
    expect([draws(0), draws(13), draws(13), draws(24), draws(25)]).toEqual([false, true, true, false, true]);
    expect(table.surprises(30)).toEqual(growthTableFor(model, 48).surprises(30));
    expect(draws(36)).toBe(false);
  });

  it("refuses an odd number of scenarios", () => {
    const model = { market: MARKET_ASSUMPTIONS, seed: 1, scenarios: 7 };
    expect(() => growthTableFor(model, 12)).toThrow(RangeError);
  });
});
