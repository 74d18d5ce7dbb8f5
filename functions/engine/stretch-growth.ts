import type { Arena } from "./arena.ts";
import type { GrowthTable } from "./growth-table.ts";
import type { Kernels, PairGrowth, StretchGrowth } from "./kernels.ts";
import type { Holding } from "./strategy.ts";

/**
 * Stretches already collapsed, by months and holding. The oldest used are dropped beyond a limit, so that many different
 * glide paths do not fill the memory; an entry takes 80 kB with 10,000 scenarios.
 */
export class StretchGrowthCache {
  readonly #table: GrowthTable;
  readonly #kernels: Kernels;
  readonly #arena: Arena;
  readonly #limit: number;
  readonly #stretches = new Map<string, StretchGrowth>();
  readonly #pairs: PairGrowth;

  constructor(table: GrowthTable, kernels: Kernels, arena: Arena, limit: number) {
    this.#table = table;
    this.#kernels = kernels;
    this.#arena = arena;
    this.#limit = limit;
    const pairs = table.scenarios / 2;
    this.#pairs = {
      growth: arena.float64(pairs),
      partnerGrowth: arena.float64(pairs),
      annuity: arena.float64(pairs),
      partnerAnnuity: arena.float64(pairs),
    };
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
      this.#collapse(from, to, holding, stretch);
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

  /** Multiplies up the months, last month first: what is paid at the start of a month grows by it and all that follow. */
  #collapse(from: number, to: number, { equity, bonds, cash }: Holding, target: StretchGrowth): void {
    const { medianGrowth } = this.#table;
    const medians = { equity: equity * medianGrowth.equity, bonds: bonds * medianGrowth.bonds, cash };
    const { growth, partnerGrowth, annuity, partnerAnnuity } = this.#pairs;
    growth.fill(1);
    partnerGrowth.fill(1);
    annuity.fill(0);
    partnerAnnuity.fill(0);
    for (let month = to - 1; month > from; month--) {
      this.#kernels.growByMonth(this.#pairs, this.#table.surprises(month), medians);
    }
    target.annuity.set(annuity);
    target.annuity.set(partnerAnnuity, partnerAnnuity.length);
    this.#kernels.growByMonth(this.#pairs, this.#table.surprises(from), medians);
    target.growth.set(growth);
    target.growth.set(partnerGrowth, partnerGrowth.length);
  }
}
