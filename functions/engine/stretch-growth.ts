import type { Arena } from "./arena.ts";
import type { GrowthTable } from "./growth-table.ts";
import type { Holding } from "./strategy.ts";

/** A stretch of months in which one holding is kept, in every scenario, so that all of them cost one step. */
export interface StretchGrowth {
  /** Growth of one unit from the start of the stretch to its end. */
  readonly growth: Float32Array;
  /** Value at the end of one unit paid at the start of each month but the first. */
  readonly annuity: Float32Array;
}

/**
 * Stretches already collapsed, by months and holding. The oldest used are dropped beyond a limit, so that many different
 * glide paths do not fill the memory; an entry takes 80 kB with 10,000 scenarios.
 */
export class StretchGrowthCache {
  readonly #table: GrowthTable;
  readonly #arena: Arena;
  readonly #limit: number;
  readonly #stretches = new Map<string, StretchGrowth>();

  constructor(table: GrowthTable, arena: Arena, limit: number) {
    this.#table = table;
    this.#arena = arena;
    this.#limit = limit;
  }

  /**
   * @param from time step at which the stretch starts
   * @param to time step at which it ends, later than `from`
   * @returns arrays that another call may fill anew
   */
  get(from: number, to: number, holding: Holding): StretchGrowth {
    const key = `${from}|${to}|${holding.equity}|${holding.bonds}|${holding.cash}`;
    let stretch = this.#stretches.get(key);
    if (stretch === undefined) {
      stretch = this.#spareStretch();
      collapse(this.#table, from, to, holding, stretch);
    } else {
      this.#stretches.delete(key);
    }
    this.#stretches.set(key, stretch);
    return stretch;
  }

  /** Arrays for another stretch: new ones, or at the limit those of the one that was not used for longest. */
  #spareStretch(): StretchGrowth {
    const [oldest] = this.#stretches;
    if (oldest !== undefined && this.#stretches.size >= this.#limit) {
      this.#stretches.delete(oldest[0]);
      return oldest[1];
    }
    const { scenarios } = this.#table;
    return { growth: this.#arena.float32(scenarios), annuity: this.#arena.float32(scenarios) };
  }
}

/** Multiplies up the months, last month first: what is paid at the start of a month grows by it and all that follow. */
function collapse(
  table: GrowthTable,
  from: number,
  to: number,
  holding: Holding,
  target: StretchGrowth,
): void {
  const growth = new Float64Array(table.scenarios).fill(1);
  const annuity = new Float64Array(table.scenarios);
  for (let month = to - 1; month > from; month--) {
    growByMonth(table, month, holding, growth);
    for (let s = 0; s < growth.length; s++) annuity[s] = (annuity[s] as number) + (growth[s] as number);
  }
  growByMonth(table, from, holding, growth);
  target.growth.set(growth);
  target.annuity.set(annuity);
}

/** Multiplies by the growth of a holding over one month, in every scenario: the pairs first, then their partners. */
function growByMonth(table: GrowthTable, month: number, holding: Holding, growth: Float64Array): void {
  const { equity: equitySurprise, bonds: bondSurprise } = table.surprises(month);
  const equity = holding.equity * table.medianGrowth.equity;
  const bonds = holding.bonds * table.medianGrowth.bonds;
  const pairs = equitySurprise.length;
  for (let pair = 0; pair < pairs; pair++) {
    const equityRatio = equitySurprise[pair] as number;
    const bondRatio = bondSurprise[pair] as number;
    const partner = pair + pairs;
    growth[pair] = (growth[pair] as number) * (equity * equityRatio + bonds * bondRatio + holding.cash);
    growth[partner] = (growth[partner] as number) * (equity / equityRatio + bonds / bondRatio + holding.cash);
  }
}
