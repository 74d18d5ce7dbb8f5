import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BreakEven } from "#shared/engine/break-even.ts";
import { PercentileSelector } from "#shared/engine/percentile-selector.ts";
import { float64, KERNELS, kernelsFor } from "./kernels-under-test.ts";

/** Counts the scenarios that miss the target with a factor. */
const misses = (rest: readonly number[], item: readonly number[], target: number, factor: number) =>
  rest.filter((value, s) => value + factor * (item[s] as number) < target).length;

describe.each(KERNELS)("BreakEven with %s kernels", (_, create) => {
  const factorOf = (
    rest: readonly number[],
    item: readonly number[],
    target: number,
    probability: number,
  ) => {
    const { kernels, arena } = kernelsFor(rest.length, create);
    const percentiles = new PercentileSelector(rest.length, kernels, arena);
    const breakEven = new BreakEven(rest.length, kernels, arena, percentiles);
    return breakEven.factors(float64(arena, rest), float64(arena, item), target, [probability])[0];
  };

  it("is exact if all scenarios are equal: 100 + f·50 = 400", () => {
    expect(factorOf([100, 100], [50, 50], 400, 0.5)).toBe(6);
  });

  it("returns the upper break-even of contributions and the lower one of spending", () => {
    // Break-evens are 1, 2, 3, 4, 5, 6 in both cases.
    const rest = [100, 200, 300, 400, 500, 600];
    expect(
      factorOf(
        rest,
        rest.map(() => 100),
        700,
        0.2,
      ),
    ).toBe(5);
    expect(
      factorOf(
        rest,
        rest.map(() => -100),
        0,
        0.2,
      ),
    ).toBe(2);
  });

  it.each([
    ["contributions", 1],
    ["spending", -1],
  ])("splits the scenarios at the requested rank, for any plan: %s", (_, sign) => {
    const scenario = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(scenario, scenario), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: -500, max: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pairs, target, probability) => {
          const scenarios = pairs.flat();
          const rest = scenarios.map(([value]) => value);
          const item = scenarios.map(([, size]) => sign * size);
          const factor = factorOf(rest, item, target, probability) as number;
          const rank = probability * (rest.length - 1);
          const nudge = 1e-9 * (1 + Math.abs(factor)) * sign;
          expect(misses(rest, item, target, factor + nudge)).toBeLessThanOrEqual(Math.ceil(rank));
          expect(misses(rest, item, target, factor - nudge)).toBeGreaterThanOrEqual(Math.floor(rank));
        },
      ),
    );
  });

  it("returns null if the item is zero in every scenario", () => {
    expect(factorOf([1, 2, 3, 4], [0, 0, 0, 0], 2, 0.5)).toBeNull();
  });

  it("returns the factor nearest to the plan if the item changes sign", () => {
    // Values at factor f are 10 − f, 20 − f, f and 10; three of them reach 4 up to f = 16, where 20 − f is 4.
    expect(factorOf([10, 20, 0, 10], [-1, -1, 1, 0], 4, 0.5)).toBe(16);
  });

  it("returns null if the item changes sign and no factor reaches the target", () => {
    expect(factorOf([0, 0, 0, 0], [1, -1, 0, 0], 5, 0.1)).toBeNull();
  });
});
