import type { MarketAssumptions } from "#shared/domain/market-assumptions.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { type Arena, arenaBytes } from "./arena.ts";
import { bridgeArrays, brownianYears, type YearOfPaths } from "./brownian-bridge.ts";
import type { Deviations, Kernels, MonthlySurprises, Shocks } from "./kernels.ts";
import { latticeCoordinate } from "./lattice.ts";
import { monthlyLogReturn } from "./log-return.ts";
import { nextUniform, STATE_WORDS, seedGenerator } from "./random.ts";

/** The market and the number of draws that scenarios are made of. */
export interface ScenarioModel {
  readonly market: MarketAssumptions;
  readonly seed: number;
  /** Even: scenarios come in antithetic pairs. */
  readonly scenarios: number;
}

/** Years whose steps are drawn from the lattice; later ones, beyond any plan of a person, are plain random. */
const LATTICE_YEARS = 64;

/** The bytes that so many months take in an arena, a multiple of 12, with what they are drawn in. */
export function growthTableBytes(scenarios: number, months: number): number {
  const pairs = scenarios / 2;
  const arrays = 2 * (MONTHS_PER_YEAR + 1 + bridgeArrays(LATTICE_YEARS));
  return arenaBytes(1, 4 * STATE_WORDS) + arenaBytes(arrays, 8 * pairs) + arenaBytes(2 * months, 4 * pairs);
}

/** The shocks of an asset class: the draws of each month of a year, all with the same corrections. */
interface YearShocks {
  readonly draws: readonly Float64Array[];
  readonly corrections: Float64Array;
}

/**
 * The monthly growth of the asset classes in every scenario, drawn once and shared by all plans (common random
 * numbers), so that the same plan always gives the same answer. Yearly shocks come from a shifted lattice through a
 * Brownian bridge, months within a year at random, each scenario with its mirror image. Years are drawn when first
 * asked for, in order.
 */
export class GrowthTable {
  readonly scenarios: number;
  /** Median growth over a month of one unit of equity, and of bonds. */
  readonly medianGrowth: { readonly equity: number; readonly bonds: number };
  readonly #kernels: Kernels;
  readonly #arena: Arena;
  readonly #deviations: Deviations;
  readonly #generator: Uint32Array;
  readonly #equityShocks: YearShocks;
  readonly #bondShocks: YearShocks;
  readonly #equityYears: Iterator<YearOfPaths, undefined>;
  readonly #bondYears: Iterator<YearOfPaths, undefined>;
  readonly #months: MonthlySurprises[] = [];

  constructor({ market, seed, scenarios }: ScenarioModel, kernels: Kernels, arena: Arena) {
    if (!Number.isInteger(scenarios) || scenarios <= 0 || scenarios % 2 !== 0) {
      throw new RangeError("scenarios must be a positive even number: they come in antithetic pairs");
    }
    this.scenarios = scenarios;
    this.#kernels = kernels;
    this.#arena = arena;
    const equity = monthlyLogReturn(market.equity);
    const bonds = monthlyLogReturn(market.bonds);
    this.medianGrowth = { equity: Math.exp(equity.mean), bonds: Math.exp(bonds.mean) };
    this.#deviations = {
      equity: equity.standardDeviation,
      common: bonds.standardDeviation * market.correlation,
      own: bonds.standardDeviation * Math.sqrt(1 - market.correlation ** 2),
    };
    this.#generator = arena.uint32(STATE_WORDS);
    seedGenerator(seed, this.#generator);
    this.#equityShocks = yearShocks(arena, scenarios / 2);
    this.#bondShocks = yearShocks(arena, scenarios / 2);
    this.#equityYears = this.#latticeYears(0);
    this.#bondYears = this.#latticeYears(1);
  }

  /** The surprises of a month, counted from 0 at the start of the plan. */
  surprises(month: number): MonthlySurprises {
    while (this.drawYearFor(month + 1));
    return this.#months[month] as MonthlySurprises;
  }

  /** Draws one more year if so many months need it. @returns false if they are drawn */
  drawYearFor(months: number): boolean {
    if (this.#months.length >= months) return false;
    this.#drawYear();
    return true;
  }

  /** Equity takes the even dimensions and bonds the odd ones, so that both have good ones for their coarse moves. */
  #latticeYears(assetClass: 0 | 1): Iterator<YearOfPaths, undefined> {
    const shifts = Array.from({ length: LATTICE_YEARS }, () => nextUniform(this.#generator));
    const arrays = Array.from({ length: bridgeArrays(LATTICE_YEARS) }, () =>
      this.#arena.float64(this.scenarios / 2),
    );
    return brownianYears(LATTICE_YEARS, this.#kernels, arrays, (rank, target) => {
      latticeCoordinate(target, 2 * rank + assetClass, shifts[rank] as number);
      this.#kernels.toNormals(target);
    });
  }

  #drawYear(): void {
    this.#drawShocks(this.#equityShocks, this.#equityYears.next().value);
    this.#drawShocks(this.#bondShocks, this.#bondYears.next().value);
    for (let month = 0; month < MONTHS_PER_YEAR; month++) {
      const surprises = {
        equity: this.#arena.float32(this.scenarios / 2),
        bonds: this.#arena.float32(this.scenarios / 2),
      };
      const [equity, bonds] = [shocksOf(this.#equityShocks, month), shocksOf(this.#bondShocks, month)];
      this.#kernels.surprise(equity, bonds, this.#deviations, surprises);
      this.#months.push(surprises);
    }
  }

  /** Twelve months of standard normal shocks, corrected so that they add up to the year's step where one is given. */
  #drawShocks({ draws, corrections }: YearShocks, year: YearOfPaths | undefined): void {
    corrections.fill(0);
    for (const month of draws) this.#kernels.drawNormals(this.#generator, month, corrections);
    if (year === undefined) corrections.fill(0);
    else this.#kernels.correct(year.start, year.end, corrections);
  }
}

function yearShocks(arena: Arena, pairs: number): YearShocks {
  return {
    draws: Array.from({ length: MONTHS_PER_YEAR }, () => arena.float64(pairs)),
    corrections: arena.float64(pairs),
  };
}

function shocksOf({ draws, corrections }: YearShocks, month: number): Shocks {
  return { draws: draws[month] as Float64Array, corrections };
}
