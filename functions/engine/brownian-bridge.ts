/**
 * The yearly steps of Brownian paths from standard normal draws, coarsest first: the end of the path, its middle, the
 * middles of both halves and so on. The first draws decide most of where a path goes, so they are worth drawing well.
 * Each is drawn when a year first depends on it.
 * Source: Caflisch, Morokoff and Owen (1997), Valuation of mortgage-backed securities using Brownian bridges.
 * Written as loops: mapping typed arrays takes several times as long, and a cold start waits for this.
 * @param years a power of two
 * @param draw called once for each rank from 0 to `years` − 1, the coarsest first: standard normal values of every path;
 *   they are overwritten
 * @returns for each year, its step in every path: standard normal, independent between years
 */
export function* brownianYears(
  years: number,
  draw: (rank: number) => Float64Array,
): Generator<Float64Array, undefined> {
  const end = draw(0);
  for (let path = 0; path < end.length; path++) end[path] = (end[path] as number) * Math.sqrt(years);
  yield* stepsBetween(new Float64Array(end.length), end, years, 1);

  /** @param rank of the middle's draw; those of both halves follow as in a binary heap */
  function* stepsBetween(
    left: Float64Array,
    right: Float64Array,
    span: number,
    rank: number,
  ): Generator<Float64Array, undefined> {
    if (span === 1) {
      yield difference(right, left);
      return;
    }
    const middle = draw(rank);
    const deviation = Math.sqrt(span / 4);
    for (let path = 0; path < middle.length; path++) {
      const mean = ((left[path] as number) + (right[path] as number)) / 2;
      middle[path] = mean + deviation * (middle[path] as number);
    }
    yield* stepsBetween(left, middle, span / 2, 2 * rank);
    yield* stepsBetween(middle, right, span / 2, 2 * rank + 1);
  }
}

function difference(values: Float64Array, others: Float64Array): Float64Array {
  const differences = new Float64Array(values.length);
  for (let path = 0; path < values.length; path++) {
    differences[path] = (values[path] as number) - (others[path] as number);
  }
  return differences;
}
