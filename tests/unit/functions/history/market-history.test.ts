import { describe, expect, it } from "vitest";
import { bondGrowth, US_HISTORY } from "#functions/history/market-history.ts";

/** Compound growth a year. */
const yearly = (growths: Float64Array) =>
  Math.exp((12 * growths.reduce((sum, growth) => sum + Math.log(growth), 0)) / growths.length) - 1;

describe("the history of the US markets", () => {
  it("has every month from January 1871 to June 2023", () => {
    expect(US_HISTORY.firstMonth).toEqual({ year: 1871, month: 1 });
    const months = 12 * (2023 - 1871) + 6;
    for (const growths of [US_HISTORY.equity, US_HISTORY.bonds, US_HISTORY.prices]) {
      expect(growths).toHaveLength(months - 1);
      expect(growths.every((growth) => growth > 0.5 && growth < 2)).toBe(true);
    }
  });

  it("has the returns that are known of it: shares 9 % a year, bonds 4.6 %, prices 2.1 %", () => {
    expect(yearly(US_HISTORY.equity)).toBeCloseTo(0.092, 3);
    expect(yearly(US_HISTORY.bonds)).toBeCloseTo(0.046, 3);
    expect(yearly(US_HISTORY.prices)).toBeCloseTo(0.021, 3);
  });

  it("knows the worst month of shares: from October to November 1929", () => {
    const from1929 = 12 * (1929 - 1871) + 9;
    expect(US_HISTORY.equity.indexOf(Math.min(...US_HISTORY.equity))).toBe(from1929);
  });
});

describe("a bond", () => {
  it("earns its coupon where the rate stays", () => {
    expect(bondGrowth(0.06, 0.06)).toBeCloseTo(1.005, 12);
  });

  it("loses about its duration times a rise of the rate", () => {
    const [rate, rise] = [0.05, 0.0001];
    // Modified duration of a par bond with monthly coupons: (1 − (1 + y/12)^−n) / y.
    const duration = (1 - (1 + rate / 12) ** -119) / rate;
    expect((bondGrowth(rate, rate) - bondGrowth(rate, rate + rise)) / rise).toBeCloseTo(duration, 1);
  });
});
