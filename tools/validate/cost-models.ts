import { readFileSync } from "node:fs";
import type { Country } from "#shared/domain/countries.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { RandomNumbers } from "./random-numbers.ts";

/** Writes living costs at every time step of one scenario, as a multiple of those that the plan assumes. */
export type DrawCosts = (random: RandomNumbers, costs: Float64Array, country: Country) => void;

/**
 * Inflation around the plan's. Source: assumption of this project, close to the inflation of the UK and the USA since
 * 1990. Date: November 2026. Units: fractions a year; the persistence is a correlation from year to year.
 */
export const INFLATION_SPREAD = { longRun: 0.01, yearly: 0.012, persistence: 0.6 } as const;

/** Costs rise faster or slower than the plan assumes: in the long run, and from year to year. */
export const uncertainInflation: DrawCosts = ({ normal }, costs) => {
  const { longRun, yearly, persistence } = INFLATION_SPREAD;
  const excess = longRun * normal();
  let deviation = yearly * normal();
  writeYears(costs, (logCost) => {
    const next = logCost + excess + deviation;
    deviation = persistence * deviation + yearly * Math.sqrt(1 - persistence ** 2) * normal();
    return next;
  });
};

/** A random process that returns to its mean: each year it keeps a part of its value and moves by a normal step. */
export interface Autoregression {
  readonly persistence: number;
  /** Standard deviation of a year's step. */
  readonly step: number;
}

/** The dollar price of a country's living costs wanders about the path that the plan assumes. */
export const uncertainExchangeRate: DrawCosts = ({ normal }, costs, country) => {
  const rate = REAL_EXCHANGE_RATES[country];
  if (rate === undefined) costs.fill(1);
  else writeYears(costs, (logCost) => rate.persistence * logCost + rate.step * normal());
};

/** Writes costs that change once a plan year, like the plan's own: the payment at a time step is for the month before. */
function writeYears(costs: Float64Array, nextOf: (logCost: number) => number): void {
  let logCost = 0;
  for (let step = 0; step < costs.length; step++) {
    if (step > MONTHS_PER_YEAR && (step - 1) % MONTHS_PER_YEAR === 0) logCost = nextOf(logCost);
    costs[step] = Math.exp(logCost);
  }
}

/** The first year in which the main currencies floated all year, and the last in the table for all countries. */
const FIRST_YEAR = 1974;
const LAST_YEAR = 2023;

/** Countries whose currencies move against the dollar, to which the dirham is pegged. */
const FLOATING = ["UK", "India", "Philippines", "Egypt"] as const satisfies readonly Country[];

/**
 * Prices and exchange rates from 1960 to 2024. Units: percent a year; local currency per US dollar, average of the year.
 *
 * Sources: World Bank, consumer price inflation FP.CPI.TOTL.ZG, by the project datasets/cpi (July 2025), CC BY 4.0;
 * International Monetary Fund, International Financial Statistics, by codeforIATI/imf-exchangerates (October 2025), reuse
 * with attribution.
 */
export const EXCHANGE_RATES_FILE = new URL("prices-and-exchange-rates.csv", import.meta.url);

/** The real exchange rate of each floating currency with the dollar, as it moved from 1974 to 2023. */
export const REAL_EXCHANGE_RATES: Readonly<Partial<Record<Country, Autoregression>>> = realExchangeRates();

function realExchangeRates() {
  const [, ...rows] = readFileSync(EXCHANGE_RATES_FILE, "utf8").trim().split(/\r?\n/);
  const table = new Map(
    rows.map((row) => {
      const [country, year, inflation, perDollar] = row.split(",");
      return [`${country} ${year}`, { inflation: Number(inflation) / 100, perDollar: Number(perDollar) }];
    }),
  );
  const rowOf = (country: Country, year: number) => {
    const value = table.get(`${country} ${year}`);
    if (value === undefined) throw new Error(`${EXCHANGE_RATES_FILE.pathname} has no ${country} in ${year}`);
    return value;
  };
  return Object.fromEntries(
    FLOATING.map((country) => {
      let relativePrices = 0;
      const rates: number[] = [];
      for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
        const { inflation, perDollar } = rowOf(country, year);
        relativePrices += Math.log1p(inflation) - Math.log1p(rowOf("USA", year).inflation);
        rates.push(relativePrices - Math.log(perDollar));
      }
      return [country, autoregressionOf(rates)];
    }),
  );
}

/** Returns the process of first order behind a series, by least squares. @param series at least three values */
export function autoregressionOf(series: readonly number[]): Autoregression {
  const before = series.slice(0, -1);
  const after = series.slice(1);
  const meanBefore = mean(before);
  const meanAfter = mean(after);
  const products = before.map(
    (value, index) => (value - meanBefore) * ((after[index] as number) - meanAfter),
  );
  const persistence = mean(products) / mean(before.map((value) => (value - meanBefore) ** 2));
  const steps = after.map((value, index) => {
    return value - meanAfter - persistence * ((before[index] as number) - meanBefore);
  });
  // Mean and persistence are estimated.
  const variance = steps.reduce((sum, step) => sum + step ** 2, 0) / (steps.length - 2);
  return { persistence, step: Math.sqrt(variance) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
