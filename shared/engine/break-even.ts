import type { Arena } from "./arena.ts";
import type { Kernels } from "./kernels.ts";
import type { PercentileSelector } from "./percentile-selector.ts";

/** Finds by which factor one item of a plan must change for the plan to reach a target. */
export class BreakEven {
  readonly #kernels: Kernels;
  readonly #percentiles: PercentileSelector;
  readonly #factors: Float64Array;

  /** @param scenarios even */
  constructor(scenarios: number, kernels: Kernels, arena: Arena, percentiles: PercentileSelector) {
    this.#kernels = kernels;
    this.#percentiles = percentiles;
    this.#factors = arena.float64(scenarios);
  }

  /**
   * For each probability the factor `f` for which that percentile of `rest + f·item` equals the target, exactly and in
   * one pass: each scenario breaks even at `(target − rest) / item`, above which (below, where `item` is negative) it
   * reaches the target.
   * @returns null for each if the item is zero in every scenario, or where no factor reaches the target
   */
  factors(
    rest: Float64Array,
    item: Float64Array,
    target: number,
    probabilities: readonly number[],
  ): readonly (number | null)[] {
    const sign = this.#kernels.breakEven(rest, item, target, this.#factors);
    if (sign === 0) {
      return probabilities.map((probability) => sweep(rest, item, this.#factors, target, probability));
    }
    return this.#percentiles.select(
      this.#factors,
      probabilities.map((probability) => (sign > 0 ? 1 - probability : probability)),
    );
  }
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
