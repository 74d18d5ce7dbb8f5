import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Arena } from "#functions/engine/arena.ts";
import { BINS, type Kernels } from "#functions/engine/kernels.ts";
import { float64, KERNELS, kernelsFor } from "./kernels-under-test.ts";

/** Amounts of plans, and what no plan holds: infinities, the largest double, and what is no number. */
const amount = fc.oneof(
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
);
const ratio = fc.float({ min: 0, max: 10, noNaN: true });

/** A column for each of up to 70 scenarios: an even number, seldom one of four or eight lanes. */
const columns = <T>(column: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc
    .integer({ min: 1, max: 35 })
    .chain((pairs) => fc.array(column, { minLength: 2 * pairs, maxLength: 2 * pairs }));

/** Runs both kernels and expects the same numbers of them. */
function expectSame(size: number, run: (kernels: Kernels, arena: Arena) => readonly number[]): void {
  const [scalar, simd] = KERNELS.map(([, create]) => {
    const { kernels, arena } = kernelsFor(size, create);
    return run(kernels, arena);
  });
  expect(simd).toEqual(scalar);
}

describe("SIMD kernels give the results of the scalar ones to the last bit", () => {
  it("advance, and what lies behind its arrays stays", () => {
    fc.assert(
      fc.property(columns(fc.tuple(amount, ratio, ratio)), amount, amount, (scenarios, monthly, last) => {
        expectSame(scenarios.length, (kernels, arena) => {
          const growth = arena.float32(scenarios.length);
          const annuity = arena.float32(scenarios.length);
          growth.set(scenarios.map(([, growthRatio]) => growthRatio));
          annuity.set(scenarios.map(([, , annuityRatio]) => annuityRatio));
          const values = float64(
            arena,
            scenarios.map(([value]) => value),
          );
          const behind = float64(arena, [1, 2]);
          kernels.advance(values, { growth, annuity }, monthly, last);
          return [...values, ...behind];
        });
      }),
    );
  });

  it("countBins and gatherBin", () => {
    fc.assert(
      fc.property(columns(amount), amount, fc.double({ min: 0, noNaN: true }), (numbers, low, scale) => {
        expectSame(numbers.length, (kernels, arena) => {
          const values = float64(arena, numbers);
          const binOf = arena.uint16(8 * Math.ceil(numbers.length / 8)).fill(BINS);
          const counts = arena.uint32(BINS);
          const members = arena.float64(numbers.length);
          kernels.countBins(values, low, scale, binOf, counts);
          const gathered = [...new Set(binOf.subarray(0, numbers.length))].flatMap((bin) => {
            kernels.gatherBin(values, binOf, bin, members.fill(0));
            return [...members];
          });
          return [...binOf, ...counts, ...gathered];
        });
      }),
    );
  });

  it("breakEven and countReaching", () => {
    const oneSign = fc.constantFrom(-1, 1).chain((sign) =>
      columns(
        fc.tuple(
          amount,
          fc.double({ min: 1e-9, max: 1e12, noNaN: true }).map((value) => sign * value),
        ),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(columns(fc.tuple(amount, amount)), oneSign), amount, (scenarios, target) => {
        expectSame(scenarios.length, (kernels, arena) => {
          const rest = float64(
            arena,
            scenarios.map(([value]) => value),
          );
          const item = float64(
            arena,
            scenarios.map(([, value]) => value),
          );
          const factors = arena.float64(scenarios.length);
          const sign = kernels.breakEven(rest, item, target, factors);
          return [sign, ...factors, kernels.countReaching(rest, item, target)];
        });
      }),
    );
  });
});

describe.each(KERNELS)("%s kernels", (_, create) => {
  it("advance a year: 100·1.5 + (10·12.25 + 7) = 279.5", () => {
    const { kernels, arena } = kernelsFor(2, create);
    const values = float64(arena, [100, -100]);
    const year = { growth: arena.float32(2).fill(1.5), annuity: arena.float32(2).fill(12.25) };
    kernels.advance(values, year, 10, 7);
    expect([...values]).toEqual([279.5, -20.5]);
  });

  it("tell the sign of an item, and count who reaches the target", () => {
    const { kernels, arena } = kernelsFor(4, create);
    const rest = float64(arena, [1, 2, 3, 4]);
    const factors = arena.float64(4);
    const signs = [
      [2, 2, 2, 2],
      [-2, -2, -2, -2],
      [2, 2, 0, 2],
      [2, -2, 2, 2],
    ].map((item) => kernels.breakEven(rest, float64(arena, item), 5, factors));
    expect(signs).toEqual([1, -1, 0, 0]);
    expect([...factors]).toEqual([2, -1.5, 1, 0.5]);
    expect(kernels.countReaching(rest, float64(arena, [4, 0, 2, 0]), 5)).toBe(2);
  });

  it("bin by rounding, and take what is outside or no number into the first and the last bin", () => {
    const { kernels, arena } = kernelsFor(8, create);
    const values = float64(arena, [10, 10.6, 11, 9, -1e300, 1e300, Number.NaN, 1031.6]);
    const binOf = arena.uint16(8);
    kernels.countBins(values, 10, 1, binOf, arena.uint32(BINS));
    expect([...binOf]).toEqual([1, 2, 2, 0, 0, 1023, 1023, 1023]);
  });
});
