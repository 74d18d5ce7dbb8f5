import type { Arena } from "./arena.ts";
import { BINS, type Kernels } from "./kernels.ts";

/** Every so many values are looked at to find the range that the bins cover. */
const SAMPLE_STRIDE = 64;
/** Kernels compare so many bins at once. */
const BINS_AT_ONCE = 8;

/**
 * Percentiles of an unsorted sample without sorting it: values are counted into linear bins, and only the bins that
 * hold the wanted ranks are sorted. Exact: Hyndman and Fan (1996) type 7, linear between order statistics.
 */
export class PercentileSelector {
  readonly #kernels: Kernels;
  readonly #binOf: Uint16Array;
  readonly #counts: Uint32Array;
  readonly #members: Float64Array;

  /** @param size number of values in every sample, even and at least 2 */
  constructor(size: number, kernels: Kernels, arena: Arena) {
    this.#kernels = kernels;
    this.#binOf = arena.uint16(BINS_AT_ONCE * Math.ceil(size / BINS_AT_ONCE)).fill(BINS);
    this.#counts = arena.uint32(BINS);
    this.#members = arena.float64(size);
  }

  /**
   * @param values numbers in the memory of the kernels, left as they are
   * @param probabilities from 0 to 1
   * @returns a percentile for each probability
   */
  select(values: Float64Array, probabilities: readonly number[]): number[] {
    if (values.every((value) => value === values[0])) return probabilities.map(() => values[0] as number);
    const ranks = probabilities.map((probability) => probability * (values.length - 1));
    const wholeRanks = new Set(ranks.flatMap((rank) => [Math.floor(rank), Math.ceil(rank)]));
    const ordered = this.#orderStatistics(values, wholeRanks);
    return ranks.map((rank) => {
      const below = ordered.get(Math.floor(rank)) as number;
      const above = ordered.get(Math.ceil(rank)) as number;
      return below + (rank - Math.floor(rank)) * (above - below);
    });
  }

  /** The values at the given ranks (0 is the smallest), by rank. */
  #orderStatistics(values: Float64Array, ranks: ReadonlySet<number>): ReadonlyMap<number, number> {
    this.#count(values);
    const ordered = new Map<number, number>();
    let bin = -1;
    let first = 0;
    let next = 0;
    let sorted = this.#members.subarray(0, 0);
    for (const rank of [...ranks].sort((a, b) => a - b)) {
      if (rank >= next) {
        while (rank >= next) {
          bin++;
          first = next;
          next += this.#counts[bin] as number;
        }
        sorted = this.#sortedBin(values, bin);
      }
      ordered.set(rank, sorted[rank - first] as number);
    }
    return ordered;
  }

  /** Counts values into bins over a range that a few of them give. */
  #count(values: Float64Array): void {
    let low = values[0] as number;
    let high = low;
    for (let i = SAMPLE_STRIDE; i < values.length; i += SAMPLE_STRIDE) {
      const value = values[i] as number;
      if (value < low) low = value;
      else if (value > high) high = value;
    }
    const scale = high > low ? (BINS - 2) / (high - low) : 0;
    this.#kernels.countBins(values, low, scale, this.#binOf, this.#counts.fill(0));
  }

  #sortedBin(values: Float64Array, bin: number): Float64Array {
    this.#kernels.gatherBin(values, this.#binOf, bin, this.#members);
    return this.#members.subarray(0, this.#counts[bin]).sort();
  }
}
