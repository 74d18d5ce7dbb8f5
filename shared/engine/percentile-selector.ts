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
  /** The bin that was sorted last, and the ranks that it holds: from the first up to the next bin's. */
  #sorted: Float64Array;
  #first = 0;
  #next = 0;

  /** @param size number of values in every sample, even and at least 2 */
  constructor(size: number, kernels: Kernels, arena: Arena) {
    this.#kernels = kernels;
    this.#binOf = arena.uint16(BINS_AT_ONCE * Math.ceil(size / BINS_AT_ONCE)).fill(BINS);
    this.#counts = arena.uint32(BINS);
    this.#members = arena.float64(size);
    this.#sorted = this.#members;
  }

  /**
   * @param values numbers in the memory of the kernels, left as they are
   * @param probabilities from 0 to 1
   * @returns a percentile for each probability
   */
  select(values: Float64Array, probabilities: readonly number[]): number[] {
    if (values.every((value) => value === values[0])) return probabilities.map(() => values[0] as number);
    this.#count(values);
    return probabilities.map((probability) => {
      const rank = probability * (values.length - 1);
      const whole = Math.floor(rank);
      const below = this.#orderStatistic(values, whole);
      return rank === whole
        ? below
        : below + (rank - whole) * (this.#orderStatistic(values, whole + 1) - below);
    });
  }

  /** The counted value at a rank; 0 is the smallest. */
  #orderStatistic(values: Float64Array, rank: number): number {
    if (rank < this.#first || rank >= this.#next) this.#sortBinOf(values, rank);
    return this.#sorted[rank - this.#first] as number;
  }

  /** Sorts the bin that holds a rank. */
  #sortBinOf(values: Float64Array, rank: number): void {
    let bin = 0;
    this.#first = 0;
    this.#next = this.#counts[0] as number;
    while (rank >= this.#next) {
      this.#first = this.#next;
      this.#next += this.#counts[++bin] as number;
    }
    this.#kernels.gatherBin(values, this.#binOf, bin, this.#members);
    this.#sorted = this.#members.subarray(0, this.#next - this.#first).sort();
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
    this.#first = 0;
    this.#next = 0;
  }
}
