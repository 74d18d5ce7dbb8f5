import type { Kernels } from "./kernels.ts";

/** A year of Brownian paths. */
export interface YearOfPaths {
  /** Position of each path at the start and at the end of the year. */
  readonly start: Float64Array;
  readonly end: Float64Array;
}

/** Number of arrays that the paths of so many years need; the number of years is a power of two. */
export function bridgeArrays(years: number): number {
  return 2 + Math.log2(years);
}

/**
 * Brownian paths by years from standard normal draws, coarsest first: the end of the path, its middle, the middles of both
 * halves and so on. The first draws decide most of where a path goes, so they are worth drawing well. Each is drawn when a
 * year first depends on it.
 * Source: Caflisch, Morokoff and Owen (1997), Valuation of mortgage-backed securities using Brownian bridges.
 * @param years a power of two
 * @param arrays in the memory of the kernels, one entry a path, as many as `bridgeArrays` says
 * @param draw fills an array with standard normal values; called once for each rank from 0 to `years` − 1, the coarsest
 *   first
 * @returns the years in their order, each valid until the next is asked for; the steps are standard normal, independent
 *   between years
 */
export function* brownianYears(
  years: number,
  kernels: Kernels,
  [origin, last, ...middles]: readonly Float64Array[],
  draw: (rank: number, target: Float64Array) => void,
): Generator<YearOfPaths, undefined> {
  if (origin === undefined || last === undefined) throw new RangeError("too few arrays for a bridge");
  origin.fill(0);
  draw(0, last);
  // The end of a path is a bridge's middle, too, between nothing and nothing.
  kernels.bridge(origin, origin, Math.sqrt(years), last);
  yield* yearsBetween(origin, last, years, 1, 0);

  /** @param rank of the middle's draw; those of both halves follow as in a binary heap */
  function* yearsBetween(
    start: Float64Array,
    end: Float64Array,
    span: number,
    rank: number,
    depth: number,
  ): Generator<YearOfPaths, undefined> {
    if (span === 1) {
      yield { start, end };
      return;
    }
    // Once both halves are through, the next bridge of this depth may have the array.
    const middle = middles[depth];
    if (middle === undefined) throw new RangeError("too few arrays for a bridge");
    draw(rank, middle);
    kernels.bridge(start, end, Math.sqrt(span / 4), middle);
    yield* yearsBetween(start, middle, span / 2, 2 * rank, depth + 1);
    yield* yearsBetween(middle, end, span / 2, 2 * rank + 1, depth + 1);
  }
}
