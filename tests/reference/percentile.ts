/**
 * Percentile of a sample, linear between order statistics (Hyndman & Fan 1996, type 7), by sorting all of it.
 * @param sample at least one number; left as it is
 * @param p from 0 to 1
 */
export function percentile(sample: Float64Array, p: number): number {
  return percentileOfSorted(sample.slice().sort(), p);
}

/** Same as `percentile`, for a sample that is already sorted. */
export function percentileOfSorted(sorted: Float64Array, p: number): number {
  const position = (sorted.length - 1) * p;
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  const lower = sorted[below] as number;
  const upper = sorted[above] as number;
  return lower + (position - below) * (upper - lower);
}
