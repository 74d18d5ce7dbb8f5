import type { PercentileSelector } from "./percentile-selector.ts";

/**
 * The factor `f` for which the `probability` percentile of `rest + f·item` equals the target, exactly and in one pass:
 * each scenario breaks even at `(target − rest) / item`, above which (below, where `item` is negative) it reaches
 * the target.
 * @returns null if the item is zero in every scenario, or if no factor reaches the target
 */
export function breakEvenFactor(
  rest: Float64Array,
  item: Float64Array,
  target: number,
  probability: number,
  percentiles: PercentileSelector,
): number | null {
  const breakEvens = new Float64Array(item.length);
  let positive = 0;
  let negative = 0;
  for (let s = 0; s < item.length; s++) {
    const value = item[s] as number;
    if (value > 0) positive++;
    else if (value < 0) negative++;
    breakEvens[s] = (target - (rest[s] as number)) / value;
  }
  if (positive === item.length) return percentiles.select(breakEvens, [1 - probability])[0] as number;
  if (negative === item.length) return percentiles.select(breakEvens, [probability])[0] as number;
  return sweep(rest, item, breakEvens, target, probability);
}

/**
 * The same where the item's sign differs between scenarios: raising the factor, each positive item gains its scenario
 * at its break-even and each negative one loses it, so the share that misses the target is a step function. Where
 * it crosses `probability` several times, the factor nearest to the plan as it stands (1) is the answer.
 */
function sweep(
  rest: Float64Array,
  item: Float64Array,
  breakEvens: Float64Array,
  target: number,
  probability: number,
): number | null {
  const rank = probability * (item.length - 1);
  let missing = 0;
  const crossings: { factor: number; change: number }[] = [];
  item.forEach((value, s) => {
    if (value > 0 || (value === 0 && (rest[s] as number) < target)) missing++;
    if (value !== 0) crossings.push({ factor: breakEvens[s] as number, change: value > 0 ? -1 : 1 });
  });
  crossings.sort((a, b) => a.factor - b.factor);
  let nearest: number | null = null;
  for (const { factor, change } of crossings) {
    const wasMissed = missing > rank;
    missing += change;
    if (wasMissed === missing > rank) continue;
    if (nearest === null || Math.abs(factor - 1) < Math.abs(nearest - 1)) nearest = factor;
  }
  return nearest;
}
