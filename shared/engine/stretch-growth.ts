import { MAXIMUM_TIME_STEP } from "#shared/planning/planning-limits.ts";
import type { Arena } from "./arena.ts";
import type { GrowthTable } from "./growth-table.ts";
import type { Kernels, PairGrowth, StretchGrowth } from "./kernels.ts";
import type { Holding, KeyedHolding } from "./strategy.ts";

/** A stretch that was collapsed before. */
interface CachedStretch {
  readonly growth: StretchGrowth;
  /** Sequence number of the last use of this stretch; higher is more recent. */
  usedAt: number;
}

/**
 * Stretches already collapsed, by holding and months. The oldest used are dropped beyond a limit, so that many different
 * glide paths do not fill the memory; an entry takes 80 kB with 10,000 scenarios.
 */
export class StretchGrowthCache {
  readonly #table: GrowthTable;
  readonly #kernels: Kernels;
  readonly #arena: Arena;
  readonly #limit: number;
  readonly #byHolding = new Map<string, Map<number, CachedStretch>>();
  #size = 0;
  #uses = 0;
  readonly #pairs: PairGrowth;

  /** @param limit at least two, since two stretches are gone through at once */
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
   * @returns arrays that the call after the next may fill anew
   */
  get(from: number, to: number, holding: KeyedHolding): StretchGrowth {
    let ofHolding = this.#byHolding.get(holding.key);
    if (ofHolding === undefined) {
      ofHolding = new Map();
      this.#byHolding.set(holding.key, ofHolding);
    }
    const months = from * (MAXIMUM_TIME_STEP + 1) + to;
    let stretch = ofHolding.get(months);
    if (stretch === undefined) {
      stretch = { growth: this.#spareArrays(), usedAt: 0 };
      this.#collapse(from, to, holding, stretch.growth);
      // The stretch evicted for it may have been the last of its holding.
      this.#byHolding.set(holding.key, ofHolding.set(months, stretch));
      this.#size++;
    }
    stretch.usedAt = ++this.#uses;
    return stretch.growth;
  }

  /** Arrays for another stretch: new ones, or at the limit those of the one that was not used for longest. */
  #spareArrays(): StretchGrowth {
    if (this.#size >= this.#limit) return this.#dropOldest();
    const { scenarios } = this.#table;
    return { growth: this.#arena.float32(scenarios), annuity: this.#arena.float32(scenarios) };
  }

  /** Looks at all of them, which takes little beside collapsing another. */
  #dropOldest(): StretchGrowth {
    let oldest: { key: string; months: number; stretch: CachedStretch } | undefined;
    for (const [key, ofHolding] of this.#byHolding) {
      for (const [months, stretch] of ofHolding) {
        if (oldest === undefined || stretch.usedAt < oldest.stretch.usedAt) oldest = { key, months, stretch };
      }
    }
    if (oldest === undefined) throw new RangeError("a cache of stretches holds at least one");
    const { key, months, stretch } = oldest;
    const ofHolding = this.#byHolding.get(key);
    ofHolding?.delete(months);
    if (ofHolding?.size === 0) this.#byHolding.delete(key);
    this.#size--;
    return stretch.growth;
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
