import { readFileSync } from "node:fs";
import type { Country } from "./assumptions.ts";

interface Year {
  readonly country: string;
  readonly year: number;
  /** As a fraction. */
  readonly inflation: number;
  /** Units of the local currency for one US dollar. */
  readonly rate: number;
}

const YEARS: readonly Year[] = readFileSync(
  new URL("data/prices-and-exchange-rates.csv", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","))
  .map(([country = "", year, inflation, rate]) => ({
    country,
    year: Number(year),
    inflation: Number(inflation) / 100,
    rate: Number(rate),
  }));

const [FIRST, LAST] = [1974, 2023];

function at(country: string, year: number): Year {
  const found = YEARS.find((each) => each.country === country && each.year === year);
  if (found === undefined) throw new Error(`no ${year} in ${country}`);
  return found;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The growth of local prices in US dollars, a year as a fraction, and one standard deviation of the AR(1) real rate. */
export function homeCurrencyInHistory(country: Country): { growth: number; dearer: number } {
  const real = [0];
  const growths: number[] = [];
  for (let year = FIRST + 1; year <= LAST; year++) {
    const { inflation, rate } = at(country, year);
    const growth = Math.log(1 + inflation) - Math.log(rate / at(country, year - 1).rate);
    growths.push(growth);
    real.push((real.at(-1) as number) + growth - Math.log(1 + at("USA", year).inflation));
  }
  const [before, after] = [real.slice(0, -1), real.slice(1)];
  const [meanBefore, meanAfter] = [mean(before), mean(after)];
  const products = before.map(
    (value, index) => (value - meanBefore) * ((after[index] as number) - meanAfter),
  );
  const phi = mean(products) / mean(before.map((value) => (value - meanBefore) ** 2));
  const errors = before.map(
    (value, index) => (after[index] as number) - meanAfter - phi * (value - meanBefore),
  );
  const sigma = Math.sqrt(mean(errors.map((error) => error ** 2)));
  return {
    growth: Math.exp(mean(growths)) - 1,
    dearer: Math.exp(sigma / Math.sqrt(1 - phi ** 2)) - 1,
  };
}
