import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PercentileSelector } from "#shared/engine/percentile-selector.ts";
import { float64, KERNELS, kernelsFor, uniformsOf } from "./kernels-under-test.ts";

/** Hyndman and Fan type 7 by a full sort. */
function bySorting(values: readonly number[], probability: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = probability * (values.length - 1);
  const below = sorted[Math.floor(rank)] as number;
  const above = sorted[Math.ceil(rank)] as number;
  return below + (rank - Math.floor(rank)) * (above - below);
}

describe.each(KERNELS)("PercentileSelector with %s kernels", (_, create) => {
  const select = (values: readonly number[], probabilities: readonly number[]) => {
    const { kernels, arena } = kernelsFor(values.length, create);
    return new PercentileSelector(values.length, kernels, arena).select(
      float64(arena, values),
      probabilities,
    );
  };

  it("agrees with sorting for any sample and any percentiles", () => {
    const value = fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: -3, max: 3 }));
    const sample = fc
      .array(fc.tuple(value, value), { minLength: 1, maxLength: 200 })
      .map((pairs) => pairs.flat());
    const probabilities = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(sample, probabilities, (values, wanted) => {
        expect(select(values, wanted)).toEqual(wanted.map((probability) => bySorting(values, probability)));
      }),
    );
  });

  it.each([
    ["heavy right tail", (u: number) => Math.exp(6 * (u - 0.5)) / (1.000001 - u)],
    ["two far clusters", (u: number) => (u < 0.3 ? -1e12 + u : 1e12 + u)],
    ["one value", () => 42],
    ["one outlier that no sample sees", (u: number) => (u > 0.9999 ? 1e300 : u)],
    ["ties", (u: number) => Math.floor(u * 3)],
  ])("agrees with sorting for 10,000 values: %s", (_, shape) => {
    const uniform = uniformsOf(11);
    const values = Array.from({ length: 10_000 }, () => shape(uniform()));
    const probabilities = [0, 0.1, 0.5, 0.9, 1];
    expect(select(values, probabilities)).toEqual(probabilities.map((p) => bySorting(values, p)));
  });

  it("leaves the values unchanged", () => {
    const { kernels, arena } = kernelsFor(4, create);
    const values = float64(arena, [3, 1, 4, 2]);
    new PercentileSelector(4, kernels, arena).select(values, [0.5]);
    expect([...values]).toEqual([3, 1, 4, 2]);
  });
});
