import { percentile } from "./percentile.ts";

/** Beyond this a double no longer tells `rest` from rounding; no plan comes near it. */
const LARGEST_FACTOR = 2 ** 40;

/**
 * The factor on `item` with which the median of `rest + factor · item` is zero, found by bisection: the plan is
 * valued anew with every factor that is tried. `null` when no factor in reach does it.
 * @param relativePrecision width of the last bracket as a part of the factor
 */
export function factorByBisection(
  item: Float64Array,
  rest: Float64Array,
  relativePrecision = 1e-7,
): number | null {
  if (item.every((value) => value === 0)) return null;
  const sum = new Float64Array(item.length);
  return rootByBisection((factor) => {
    for (let s = 0; s < sum.length; s++) sum[s] = (rest[s] as number) + factor * (item[s] as number);
    return sum;
  }, relativePrecision);
}

/**
 * The sign of a sample's median: of more than half of it, by counting. Where no sign has more than half, as of the median
 * itself.
 */
export function signOfMedian(sample: Float64Array): number {
  let below = 0;
  let above = 0;
  for (const value of sample) {
    if (value < 0) below++;
    else if (value > 0) above++;
  }
  if (2 * below > sample.length) return -1;
  if (2 * above > sample.length) return 1;
  return Math.sign(percentile(sample, 0.5));
}

/**
 * Returns the factor at which the median of values is zero, if they only rise or only fall with the factor; `null` if
 * it is out of reach.
 * @param valuesWith the values with a factor, one per scenario
 */
export function rootByBisection(
  valuesWith: (factor: number) => Float64Array,
  relativePrecision = 1e-7,
): number | null {
  const signWith = (factor: number) => signOfMedian(valuesWith(factor));
  let low = -1;
  let high = 1;
  let signAtLow = signWith(low);
  let signAtHigh = signWith(high);
  while (signAtLow * signAtHigh > 0) {
    low *= 2;
    high *= 2;
    if (high > LARGEST_FACTOR) return null;
    signAtLow = signWith(low);
    signAtHigh = signWith(high);
  }
  if (signAtLow === 0) return low;
  if (signAtHigh === 0) return high;
  // 200 halvings reach the smallest bracket a double can hold, so that a factor of zero ends the search too.
  for (let halving = 0; halving < 200; halving++) {
    const middle = (low + high) / 2;
    const signAtMiddle = signWith(middle);
    if (signAtMiddle === 0 || high - low <= relativePrecision * Math.abs(middle)) return middle;
    if (signAtMiddle === signAtLow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The share of scenarios in which `item + rest` is not below zero, by counting.
 * @param allowance by how much a sum may miss zero
 */
export function shareNotBelowZero(item: Float64Array, rest: Float64Array, allowance = 0): number {
  let count = 0;
  for (let s = 0; s < item.length; s++) {
    if ((item[s] as number) + (rest[s] as number) >= -allowance) count++;
  }
  return count / item.length;
}

/**
 * The smallest factor, at least 0, with which something holds that holds with every larger one too, found by bisection;
 * `null` when it holds with none in reach.
 */
export function smallestFactor(
  holdsWith: (factor: number) => boolean,
  relativePrecision = 1e-6,
): number | null {
  if (holdsWith(0)) return 0;
  let low = 0;
  let high = 1;
  while (!holdsWith(high)) {
    low = high;
    high *= 2;
    if (high > LARGEST_FACTOR) return null;
  }
  while (high - low > relativePrecision * high) {
    const middle = (low + high) / 2;
    if (holdsWith(middle)) high = middle;
    else low = middle;
  }
  return high;
}
