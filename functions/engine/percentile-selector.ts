const BINS = 1024;
/** Every so many values are looked at to find the range that the bins cover. */
const SAMPLE_STRIDE = 64;

/**
 * Percentiles of an unsorted sample without sorting it: values are counted into linear bins, and only the bins that
 * hold the wanted ranks are sorted. Exact: Hyndman and Fan (1996) type 7, linear between order statistics.
 */
export class PercentileSelector {
  readonly #binOf: Uint16Array;

  /** @param size number of values in every sample, at least 1 */
  constructor(size: number) {
    this.#binOf = new Uint16Array(size);
  }

  /**
   * @param values finite numbers, left as they are
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
    const counts = this.#count(values);
    const ranksByBin = new Map<number, { rank: number; rankInBin: number }[]>();
    let bin = 0;
    let below = 0;
    for (const rank of [...ranks].sort((a, b) => a - b)) {
      while (below + (counts[bin] as number) <= rank) below += counts[bin++] as number;
      const place = { rank, rankInBin: rank - below };
      const places = ranksByBin.get(bin);
      if (places === undefined) ranksByBin.set(bin, [place]);
      else places.push(place);
    }
    const members = this.#members(values, counts, [...ranksByBin.keys()]);
    const ordered = new Map<number, number>();
    for (const [wanted, places] of ranksByBin) {
      const sorted = members.get(wanted)?.sort();
      for (const { rank, rankInBin } of places) ordered.set(rank, sorted?.[rankInBin] as number);
    }
    return ordered;
  }

  /** Counts values into bins over a range that a few of them give; the first and the last bin take what lies outside. */
  #count(values: Float64Array): Uint32Array {
    let low = values[0] as number;
    let high = low;
    for (let i = SAMPLE_STRIDE; i < values.length; i += SAMPLE_STRIDE) {
      const value = values[i] as number;
      if (value < low) low = value;
      else if (value > high) high = value;
    }
    const scale = high > low ? (BINS - 2) / (high - low) : 0;
    const counts = new Uint32Array(BINS);
    const binOf = this.#binOf;
    for (let i = 0; i < values.length; i++) {
      const position = ((values[i] as number) - low) * scale + 1;
      const bin = position < 1 ? 0 : position < BINS ? position | 0 : BINS - 1;
      binOf[i] = bin;
      counts[bin] = (counts[bin] as number) + 1;
    }
    return counts;
  }

  #members(
    values: Float64Array,
    counts: Uint32Array,
    bins: readonly number[],
  ): ReadonlyMap<number, Float64Array> {
    const total = bins.reduce((sum, bin) => sum + (counts[bin] as number), 0);
    const members = new Float64Array(total);
    const cursors = new Int32Array(BINS).fill(-1);
    const byBin = new Map<number, Float64Array>();
    let start = 0;
    for (const bin of bins) {
      const end = start + (counts[bin] as number);
      cursors[bin] = start;
      byBin.set(bin, members.subarray(start, end));
      start = end;
    }
    const binOf = this.#binOf;
    for (let i = 0; i < values.length; i++) {
      const bin = binOf[i] as number;
      const cursor = cursors[bin] as number;
      if (cursor < 0) continue;
      members[cursor] = values[i] as number;
      cursors[bin] = cursor + 1;
    }
    return byBin;
  }
}
