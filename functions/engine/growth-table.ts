import type { MarketAssumptions } from "#shared/domain/market-assumptions.ts";
import { inverseNormal } from "#shared/planning/inverse-normal.ts";
import { brownianYears } from "./brownian-bridge.ts";
import { latticeCoordinate } from "./lattice.ts";
import { type LogReturn, monthlyLogReturn } from "./log-return.ts";
import { uniformGenerator } from "./random.ts";

/** The market and the number of draws that scenarios are made of. */
export interface ScenarioModel {
  readonly market: MarketAssumptions;
  readonly seed: number;
  /** Even: scenarios come in antithetic pairs. */
  readonly scenarios: number;
}

/** The surprise in the growth of one unit of each asset class over one month: growth = median · surprise. */
interface MonthlySurprises {
  /** One entry a pair; its antithetic partner's surprise is the reciprocal. */
  readonly equity: Float32Array;
  readonly bonds: Float32Array;
}

/** Years whose steps are drawn from the lattice; later ones, beyond any plan of a person, are plain random. */
const LATTICE_YEARS = 64;
/** Keeps a coordinate inside the open interval (0, 1). */
const SMALLEST = 2 ** -33;

/**
 * The monthly growth of the asset classes in every scenario, drawn once and shared by all plans (common random
 * numbers), so that the same plan always gives the same answer. Yearly shocks come from a shifted lattice through a
 * Brownian bridge, months within a year at random, each scenario with its mirror image. Months are drawn when first
 * asked for, in order.
 */
export class GrowthTable {
  readonly scenarios: number;
  /** Median growth over a month of one unit of equity, and of bonds. */
  readonly medianGrowth: { readonly equity: number; readonly bonds: number };
  readonly #equity: LogReturn;
  readonly #bonds: LogReturn;
  readonly #correlation: number;
  readonly #uniform: () => number;
  readonly #equityYears: readonly Float64Array[];
  readonly #bondYears: readonly Float64Array[];
  readonly #months: MonthlySurprises[] = [];

  constructor({ market, seed, scenarios }: ScenarioModel) {
    if (!Number.isInteger(scenarios) || scenarios <= 0 || scenarios % 2 !== 0) {
      throw new RangeError("scenarios must be a positive even number: they come in antithetic pairs");
    }
    this.scenarios = scenarios;
    this.#equity = monthlyLogReturn(market.equity);
    this.#bonds = monthlyLogReturn(market.bonds);
    this.#correlation = market.correlation;
    this.#uniform = uniformGenerator(seed);
    this.medianGrowth = { equity: Math.exp(this.#equity.mean), bonds: Math.exp(this.#bonds.mean) };
    this.#equityYears = this.#latticeYears(0);
    this.#bondYears = this.#latticeYears(1);
  }

  /** The surprises of a month, counted from 0 at the start of the plan. */
  surprises(month: number): MonthlySurprises {
    while (this.#months.length <= month) this.#months.push(...this.#drawYear(this.#months.length / 12));
    return this.#months[month] as MonthlySurprises;
  }

  /** Equity takes the even dimensions and bonds the odd ones, so that both have good ones for their coarse moves. */
  #latticeYears(assetClass: 0 | 1): readonly Float64Array[] {
    let dimension: number = assetClass;
    return brownianYears(LATTICE_YEARS, () => {
      const coordinate = latticeCoordinate(this.scenarios / 2, dimension, this.#uniform());
      dimension += 2;
      for (let pair = 0; pair < coordinate.length; pair++) {
        const uniform = Math.max(SMALLEST, Math.min(1 - SMALLEST, coordinate[pair] as number));
        coordinate[pair] = inverseNormal(uniform);
      }
      return coordinate;
    });
  }

  #drawYear(year: number): readonly MonthlySurprises[] {
    const equity = this.#monthlyShocks(this.#equityYears[year]);
    const bonds = this.#monthlyShocks(this.#bondYears[year]);
    return equity.map((equityShocks, month) => this.#surprisesOf(equityShocks, bonds[month] as Float64Array));
  }

  /** Twelve months of standard normal shocks, moved so that they add up to the year's step where one is given. */
  #monthlyShocks(yearSteps: Float64Array | undefined): readonly Float64Array[] {
    const pairs = this.scenarios / 2;
    const uniform = this.#uniform;
    const sums = new Float64Array(pairs);
    const months = Array.from({ length: 12 }, () => {
      const shocks = new Float64Array(pairs);
      for (let pair = 0; pair < pairs; pair++) {
        const shock = inverseNormal(uniform());
        shocks[pair] = shock;
        sums[pair] = (sums[pair] as number) + shock;
      }
      return shocks;
    });
    if (yearSteps === undefined) return months;
    for (const shocks of months) {
      for (let pair = 0; pair < pairs; pair++) {
        const missing = (yearSteps[pair] as number) * Math.sqrt(12) - (sums[pair] as number);
        shocks[pair] = (shocks[pair] as number) + missing / 12;
      }
    }
    return months;
  }

  /** Written as loops: mapping typed arrays takes several times as long, and a cold start waits for this. */
  #surprisesOf(equityShocks: Float64Array, bondShocks: Float64Array): MonthlySurprises {
    const equity = new Float32Array(equityShocks.length);
    const bonds = new Float32Array(equityShocks.length);
    const equityDeviation = this.#equity.standardDeviation;
    const common = this.#bonds.standardDeviation * this.#correlation;
    const own = this.#bonds.standardDeviation * Math.sqrt(1 - this.#correlation ** 2);
    for (let pair = 0; pair < equityShocks.length; pair++) {
      const shock = equityShocks[pair] as number;
      equity[pair] = Math.exp(equityDeviation * shock);
      bonds[pair] = Math.exp(common * shock + own * (bondShocks[pair] as number));
    }
    return { equity, bonds };
  }
}
