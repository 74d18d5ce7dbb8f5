import { inverseNormal } from "./inverse-normal.ts";
import { type LogReturn, monthlyLogReturn } from "./log-return.ts";
import type { MarketAssumptions } from "./market-assumptions.ts";
import { uniformGenerator } from "./random.ts";

/** What scenarios are drawn from. */
export interface ScenarioModel {
  readonly market: MarketAssumptions;
  readonly seed: number;
  /** Even: scenarios come in antithetic pairs. */
  readonly scenarios: number;
}

/** The surprise in the growth of one unit of each asset class over one month: growth = median · surprise. */
export interface MonthlySurprises {
  /** One entry a pair; its antithetic partner's surprise is the reciprocal. */
  readonly equity: Float32Array;
  readonly bonds: Float32Array;
}

/**
 * The monthly growth of the asset classes in every scenario, drawn once and shared by all plans (common random
 * numbers), so that the same plan always gives the same answer. Months are drawn when first asked for, in order.
 */
export class GrowthTable {
  readonly scenarios: number;
  /** Median growth over a month of one unit of equity, and of bonds. */
  readonly medianGrowth: { readonly equity: number; readonly bonds: number };
  readonly #equity: LogReturn;
  readonly #bonds: LogReturn;
  readonly #correlation: number;
  readonly #uniform: () => number;
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
  }

  /** The surprises of a month, counted from 0 at the start of the plan. */
  surprises(month: number): MonthlySurprises {
    while (this.#months.length <= month) this.#months.push(this.#draw());
    return this.#months[month] as MonthlySurprises;
  }

  #draw(): MonthlySurprises {
    const pairs = this.scenarios / 2;
    const equity = new Float32Array(pairs);
    const bonds = new Float32Array(pairs);
    const equityDeviation = this.#equity.standardDeviation;
    const common = this.#bonds.standardDeviation * this.#correlation;
    const own = this.#bonds.standardDeviation * Math.sqrt(1 - this.#correlation ** 2);
    const uniform = this.#uniform;
    for (let pair = 0; pair < pairs; pair++) {
      const equityShock = inverseNormal(uniform());
      const bondShock = inverseNormal(uniform());
      equity[pair] = Math.exp(equityDeviation * equityShock);
      bonds[pair] = Math.exp(common * equityShock + own * bondShock);
    }
    return { equity, bonds };
  }
}
