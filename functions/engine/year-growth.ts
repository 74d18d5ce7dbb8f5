import type { Arena } from "./arena.ts";
import type { GrowthTable } from "./growth-table.ts";
import type { Holding } from "./strategy.ts";

/** One plan year of one holding in every scenario, so that twelve months cost one step. */
export interface YearGrowth {
  /** Growth of one unit over the year. */
  readonly growth: Float32Array;
  /** Value at the year's end of one unit paid at the start of each month but the first. */
  readonly annuity: Float32Array;
}

/**
 * Plan years already collapsed, by holding. The oldest used are dropped beyond a limit, so that many different glide
 * paths do not fill the memory; an entry takes 80 kB with 10,000 scenarios.
 */
export class YearGrowthCache {
  readonly #table: GrowthTable;
  readonly #arena: Arena;
  readonly #limit: number;
  readonly #years = new Map<string, YearGrowth>();

  constructor(table: GrowthTable, arena: Arena, limit: number) {
    this.#table = table;
    this.#arena = arena;
    this.#limit = limit;
  }

  /** @returns arrays that another call may fill anew */
  get(planYear: number, holding: Holding): YearGrowth {
    const key = `${planYear}|${holding.equity}|${holding.bonds}|${holding.cash}`;
    let year = this.#years.get(key);
    if (year === undefined) {
      year = this.#spareYear();
      collapseYear(this.#table, planYear, holding, year);
    } else {
      this.#years.delete(key);
    }
    this.#years.set(key, year);
    return year;
  }

  /** Arrays for another year: new ones, or at the limit those of the one that was not used for longest. */
  #spareYear(): YearGrowth {
    const [oldest] = this.#years;
    if (oldest !== undefined && this.#years.size >= this.#limit) {
      this.#years.delete(oldest[0]);
      return oldest[1];
    }
    const { scenarios } = this.#table;
    return { growth: this.#arena.float32(scenarios), annuity: this.#arena.float32(scenarios) };
  }
}

/** Multiplies up a year's months, last month first: what a payment in month `j` grows by is what months `j … 11` do. */
function collapseYear(table: GrowthTable, planYear: number, holding: Holding, target: YearGrowth): void {
  const growth = new Float64Array(table.scenarios).fill(1);
  const annuity = new Float64Array(table.scenarios);
  const month = new Float64Array(table.scenarios);
  for (let monthOfYear = 11; monthOfYear >= 0; monthOfYear--) {
    monthlyGrowth(table, 12 * planYear + monthOfYear, holding, month);
    for (let s = 0; s < month.length; s++) {
      const suffix = (growth[s] as number) * (month[s] as number);
      growth[s] = suffix;
      if (monthOfYear > 0) annuity[s] = (annuity[s] as number) + suffix;
    }
  }
  target.growth.set(growth);
  target.annuity.set(annuity);
}

/** Growth of one unit of a holding over one month, in every scenario: the pairs first, then their partners. */
export function monthlyGrowth(
  table: GrowthTable,
  month: number,
  holding: Holding,
  target: Float64Array,
): void {
  const { equity: equitySurprise, bonds: bondSurprise } = table.surprises(month);
  const equity = holding.equity * table.medianGrowth.equity;
  const bonds = holding.bonds * table.medianGrowth.bonds;
  const pairs = equitySurprise.length;
  for (let pair = 0; pair < pairs; pair++) {
    const equityRatio = equitySurprise[pair] as number;
    const bondRatio = bondSurprise[pair] as number;
    target[pair] = equity * equityRatio + bonds * bondRatio + holding.cash;
    target[pair + pairs] = equity / equityRatio + bonds / bondRatio + holding.cash;
  }
}
