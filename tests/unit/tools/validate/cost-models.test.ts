import { describe, expect, it } from "vitest";
import {
  autoregressionOf,
  INFLATION_SPREAD,
  REAL_EXCHANGE_RATES,
  uncertainExchangeRate,
  uncertainInflation,
} from "#tools/validate/cost-models.ts";
import { randomNumbers } from "#tools/validate/random-numbers.ts";

const SCENARIOS = 20_000;
const YEARS = 30;

/** Returns the standard deviation of log costs after a number of years. */
function spreadAfter(years: number, draw: typeof uncertainInflation, country: "UK" | "UAE"): number {
  const random = randomNumbers(3);
  const costs = new Float64Array(12 * YEARS + 1);
  let squares = 0;
  for (let scenario = 0; scenario < SCENARIOS; scenario++) {
    draw(random, costs, country);
    squares += Math.log(costs[12 * years + 1] ?? Number.NaN) ** 2;
  }
  return Math.sqrt(squares / SCENARIOS);
}

describe("uncertain inflation", () => {
  it("leaves the first year as assumed, and costs the same within a year", () => {
    const costs = new Float64Array(37);
    uncertainInflation(randomNumbers(3), costs, "UK");
    expect(new Set(costs.slice(0, 13))).toEqual(new Set([1]));
    expect(new Set(costs.slice(13, 25)).size).toBe(1);
    expect(costs[25]).not.toBe(costs[24]);
  });

  it("spreads costs like its long run and its years together", () => {
    const { longRun, yearly, persistence } = INFLATION_SPREAD;
    const years = 20;
    // Variance of a sum of correlated years: Σ over pairs of φ^|distance|.
    let pairs = 0;
    for (let one = 0; one < years; one++) {
      for (let other = 0; other < years; other++) pairs += persistence ** Math.abs(one - other);
    }
    const expected = Math.sqrt((years * longRun) ** 2 + yearly ** 2 * pairs);
    expect(spreadAfter(years, uncertainInflation, "UK") / expected).toBeCloseTo(1, 1);
  });
});

describe("an uncertain exchange rate", () => {
  it("changes nothing where the currency is pegged to the dollar", () => {
    expect(spreadAfter(10, uncertainExchangeRate, "UAE")).toBe(0);
  });

  it("spreads like an autoregression from today's level", () => {
    const { persistence, step } = REAL_EXCHANGE_RATES.UK ?? expect.fail("sterling floats");
    for (const years of [1, 10]) {
      const variance = (step ** 2 * (1 - persistence ** (2 * years))) / (1 - persistence ** 2);
      expect(spreadAfter(years, uncertainExchangeRate, "UK") / Math.sqrt(variance)).toBeCloseTo(1, 1);
    }
  });

  // In the long run; source: review of the financial model by a simulation of its own. Date: November 2026.
  it.each([
    ["UK", 0.17],
    ["India", 0.15],
    ["Philippines", 0.13],
    ["Egypt", 0.26],
  ] as const)("is about as uncertain in %s as the review of the model found: %d", (country, found) => {
    const { persistence, step } = REAL_EXCHANGE_RATES[country] ?? expect.fail(country);
    expect(Math.abs(step / Math.sqrt(1 - persistence ** 2) - found)).toBeLessThan(0.05);
  });
});

it("an autoregression is found again in a series made by it", () => {
  const random = randomNumbers(11);
  const series = [0];
  for (let year = 1; year < 50_000; year++)
    series.push(0.8 * (series.at(-1) as number) + 0.1 * random.normal());
  const { persistence, step } = autoregressionOf(series);
  expect(persistence).toBeCloseTo(0.8, 1);
  expect(step).toBeCloseTo(0.1, 2);
});
