import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { US_MARKETS } from "./generated/us-markets.ts";

/** What a market did, month by month. */
export interface MarketHistory {
  readonly firstMonth: PlanMonth;
  /** Growth of one unit from each month to the next, dividends and interest included, nominal. */
  readonly equity: Float64Array;
  readonly bonds: Float64Array;
  /** Growth of consumer prices from each month to the next. */
  readonly prices: Float64Array;
}

/** Term of the bonds that are held. Unit: months. */
const BOND_MONTHS = 120;

/**
 * US shares, ten-year bonds and consumer prices from January 1871 to June 2023.
 *
 * Source: Robert Shiller, Yale, as published by the project datasets/s-and-p-500 (July 2026), Public Domain Dedication
 * and License; `us-markets-monthly.csv` holds its columns. Share prices are monthly averages, which smooth the moves
 * within a month. Units: index points, index points a year, index points, percent a year.
 */
export const US_HISTORY: MarketHistory = marketHistory(US_MARKETS);

/** Yearly rise of US prices in this history, compound, as a fraction. */
export const US_INFLATION =
  Math.exp(
    (12 * US_HISTORY.prices.reduce((sum, growth) => sum + Math.log(growth), 0)) / US_HISTORY.prices.length,
  ) - 1;

/** A table with one entry a month in each column. */
type MarketTable = typeof US_MARKETS;

function marketHistory({
  firstMonth,
  price,
  dividendPerYear,
  consumerPrices,
  longRatePercent,
}: MarketTable): MarketHistory {
  const equity = growths(price, (now, next, month) => (next + (dividendPerYear[month] ?? 0) / 12) / now);
  const bonds = growths(longRatePercent, (now, next) => bondGrowth(now / 100, next / 100));
  const prices = growths(consumerPrices, (now, next) => next / now);
  return { firstMonth: { year: firstMonth.year, month: firstMonth.month }, equity, bonds, prices };
}

function growths(
  values: readonly number[],
  growth: (now: number, next: number, month: number) => number,
): Float64Array {
  return Float64Array.from(values.slice(1), (next, month) => growth(values[month] as number, next, month));
}

/**
 * Returns the growth of a bond that is bought at par and sold a month later, with its coupon of a month.
 * @param rate at which it is bought: its coupon, as a fraction a year
 * @param nextRate at which it is sold, above 0
 */
export function bondGrowth(rate: number, nextRate: number): number {
  const coupon = rate / 12;
  const discount = (1 + nextRate / 12) ** -(BOND_MONTHS - 1);
  const price = (coupon * (1 - discount)) / (nextRate / 12) + discount;
  return price + coupon;
}
