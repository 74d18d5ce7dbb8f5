import type { MarketHistory } from "#functions/history/market-history.ts";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";
import type { RandomNumbers } from "./random-numbers.ts";

/** Growth of one unit of each asset class in every month of a scenario, nominal. */
export interface MarketGrowth {
  readonly equity: Float64Array;
  readonly bonds: Float64Array;
}

/** Writes the growth of every month of one scenario. */
export type DrawGrowth = (random: RandomNumbers, growth: MarketGrowth) => void;

const EQUITY = monthlyLogReturn(MARKET_ASSUMPTIONS.equity);
const BONDS = monthlyLogReturn(MARKET_ASSUMPTIONS.bonds);
const { correlation: CORRELATION } = MARKET_ASSUMPTIONS;
const INDEPENDENCE = Math.sqrt(1 - CORRELATION ** 2);

/**
 * Returns the market in which monthly log returns have the product's means, deviations and correlation.
 * @param begin returns the source of a scenario's shocks: pairs of uncorrelated numbers of mean 0 and variance 1
 */
function fromShocks(begin: (random: RandomNumbers) => () => readonly [number, number]): DrawGrowth {
  return (random, { equity, bonds }) => {
    const next = begin(random);
    for (let month = 0; month < equity.length; month++) {
      const [first, second] = next();
      equity[month] = Math.exp(EQUITY.mean + EQUITY.standardDeviation * first);
      bonds[month] = Math.exp(
        BONDS.mean + BONDS.standardDeviation * (CORRELATION * first + INDEPENDENCE * second),
      );
    }
  };
}

/** The product's own market, with plain draws in place of its lattice. */
export const lognormalMarket = fromShocks(({ normal }) => () => [normal(), normal()]);

/** Degrees of freedom of `studentMarket`: few, so that extreme months are common. */
export const DEGREES_OF_FREEDOM = 4;

/** Returns shocks of Student's t distribution of variance 1; equity and bonds have their extreme months together. */
export function studentShocks({ normal, uniform }: RandomNumbers): () => readonly [number, number] {
  return () => {
    // Chi-squared with an even number of degrees of freedom: twice a sum of exponential variables.
    let product = 1;
    for (let pair = 0; pair < DEGREES_OF_FREEDOM / 2; pair++) product *= uniform();
    const scale = Math.sqrt((DEGREES_OF_FREEDOM - 2) / (-2 * Math.log(product)));
    return [scale * normal(), scale * normal()];
  };
}

/** Months are as spread as in the product's market, but extreme ones are more common. */
export const studentMarket = fromShocks(studentShocks);

/**
 * Calm markets and crises, a Markov chain. Source: assumption of this project, so that crises are one year in seven and
 * fall like those of 1929, 1973, 2000 and 2008. Date: November 2026. Units: months; log return a month.
 */
export const REGIMES = {
  calm: { meanMonths: 72, mean: 0.01, deviation: 0.035 },
  crisis: { meanMonths: 12, mean: -0.02, deviation: 0.075 },
} as const;

/** Returns the share of months in crisis, and the mean and deviation of a month of either regime. */
export function regimeMoments() {
  const { calm, crisis } = REGIMES;
  const share = crisis.meanMonths / (calm.meanMonths + crisis.meanMonths);
  const mean = (1 - share) * calm.mean + share * crisis.mean;
  const square =
    (1 - share) * (calm.mean ** 2 + calm.deviation ** 2) + share * (crisis.mean ** 2 + crisis.deviation ** 2);
  return { share, mean, deviation: Math.sqrt(square - mean ** 2) };
}

/** Returns shocks of mean 0 and variance 1 over all months, in equity with regimes. */
export function regimeShocks({ normal, uniform }: RandomNumbers): () => readonly [number, number] {
  const { share, mean, deviation } = regimeMoments();
  let isCrisis = uniform() < share;
  return () => {
    const regime = isCrisis ? REGIMES.crisis : REGIMES.calm;
    const shock = (regime.mean + regime.deviation * normal() - mean) / deviation;
    if (uniform() < 1 / regime.meanMonths) isCrisis = !isCrisis;
    return [shock, normal()];
  };
}

/** Falls come in crises that last. */
export const regimeMarket = fromShocks(regimeShocks);

/**
 * Returns the market that strings together blocks of a history (circular block bootstrap of Politis and Romano, 1992).
 * Returns beyond prices are shifted to the product's median returns; how they vary is the history's.
 * @param blockMonths length of a block
 */
export function bootstrapMarket(history: MarketHistory, blockMonths: number): DrawGrowth {
  const equityReturns = deviationsFromMean(history.equity, history.prices);
  const bondReturns = deviationsFromMean(history.bonds, history.prices);
  return (random, { equity, bonds }) => {
    const months = blockMonthsOf(random, equityReturns.length, blockMonths, equity.length);
    months.forEach((month, index) => {
      equity[index] = Math.exp(EQUITY.mean + (equityReturns[month] as number));
      bonds[index] = Math.exp(BONDS.mean + (bondReturns[month] as number));
    });
  };
}

/**
 * Returns the months of a history that are strung together: blocks that begin anywhere, its end followed by its start.
 * @param count how many months are needed
 */
export function blockMonthsOf(
  { uniform }: RandomNumbers,
  historyMonths: number,
  blockMonths: number,
  count: number,
): Int32Array {
  let start = 0;
  return Int32Array.from({ length: count }, (_, index) => {
    if (index % blockMonths === 0) start = Math.floor(uniform() * historyMonths);
    return (start + (index % blockMonths)) % historyMonths;
  });
}

/** Returns how far each month's log return beyond prices is from the mean of all. */
function deviationsFromMean(growth: Float64Array, prices: Float64Array): Float64Array {
  const returns = growth.map((value, month) => Math.log(value / (prices[month] as number)));
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  return returns.map((value) => value - mean);
}
