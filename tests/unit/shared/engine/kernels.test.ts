import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Arena } from "#shared/engine/arena.ts";
import { BINS, type Kernels } from "#shared/engine/kernels.ts";
import { STATE_WORDS, seedGenerator } from "#shared/engine/random.ts";
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

describe("SIMD kernels give the same results as scalar ones to the last bit", () => {
  it("in advance, leaving memory behind its arrays unchanged", () => {
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
          kernels.advance(values, { growth, annuity }, { amount: monthly, last });
          return [...values, ...behind];
        });
      }),
    );
  });

  it("in advanceTwice, as in advance of one stretch and then of the other", () => {
    const stretches = columns(fc.tuple(amount, ratio, ratio, ratio, ratio));
    fc.assert(
      fc.property(stretches, fc.array(amount, { minLength: 4, maxLength: 4 }), (scenarios, payments) => {
        const [monthly, last, nextMonthly, nextLast] = payments as [number, number, number, number];
        expectSame(scenarios.length, (kernels, arena) => {
          const column = (index: 1 | 2 | 3 | 4) => {
            const array = arena.float32(scenarios.length);
            array.set(scenarios.map((scenario) => scenario[index]));
            return array;
          };
          const [first, second] = [
            { growth: column(1), annuity: column(2) },
            { growth: column(3), annuity: column(4) },
          ];
          const [paid, paidNext] = [
            { amount: monthly, last },
            { amount: nextMonthly, last: nextLast },
          ];
          const start = scenarios.map(([value]) => value);
          const [atOnce, inTurn] = [float64(arena, start), float64(arena, start)];
          const behind = float64(arena, [1, 2]);
          kernels.advanceTwice(atOnce, first, paid, second, paidNext);
          kernels.advance(inTurn, first, paid);
          kernels.advance(inTurn, second, paidNext);
          expect([...atOnce]).toEqual([...inTurn]);
          return [...atOnce, ...behind];
        });
      }),
    );
  });

  it("in countBins and gatherBin", () => {
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

  it("in breakEven and countReaching", () => {
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

describe("SIMD kernels draw the same numbers as scalar ones to the last bit", () => {
  /** An array of so many entries, and one right behind it, which is to stay. */
  const guarded = (arena: Arena, values: readonly number[]) => [float64(arena, values), float64(arena, [7])];

  it("in drawNormals, even for an odd number of pairs", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 400 }), (seed, pairs) => {
        expectSame(pairs, (kernels, arena) => {
          const state = arena.uint32(STATE_WORDS);
          seedGenerator(seed, state);
          const [normals, behind] = guarded(arena, new Array(pairs).fill(0));
          const [sums, last] = guarded(arena, new Array(pairs).fill(0.1));
          kernels.drawNormals(state, normals as Float64Array, sums as Float64Array);
          return [state, normals, behind, sums, last].flatMap((array) => [...(array ?? [])]);
        });
      }),
    );
  });

  it("in toNormals, in both tails and next to every power of two", () => {
    const nextTo = fc
      .record({ power: fc.integer({ min: -32, max: -2 }), steps: fc.integer({ min: -3, max: 3 }) })
      .map(({ power, steps }) => 2 ** power * (1 + steps * 2 ** -21));
    const probability = fc
      .tuple(fc.oneof(nextTo, fc.double({ min: 0, max: 0.5, noNaN: true })), fc.boolean())
      .map(([value, isHigh]) => (isHigh ? 1 - value : value));
    fc.assert(
      fc.property(fc.array(probability, { minLength: 1, maxLength: 70 }), (probabilities) => {
        expectSame(probabilities.length, (kernels, arena) => {
          const [values, behind] = guarded(arena, probabilities);
          kernels.toNormals(values as Float64Array);
          return [...(values as Float64Array), ...(behind as Float64Array)];
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it("in bridge and correct", () => {
    const normal = fc.double({ min: -30, max: 30, noNaN: true });
    const paths = fc.array(fc.tuple(normal, normal, normal), { minLength: 1, maxLength: 35 });
    fc.assert(
      fc.property(paths, fc.double({ min: 0.5, max: 8, noNaN: true }), (rows, deviation) => {
        expectSame(4 * rows.length, (kernels, arena) => {
          const [start, end, middle] = [0, 1, 2].map((column) =>
            guarded(
              arena,
              rows.map((row) => row[column] as number),
            ),
          ) as [Float64Array[], Float64Array[], Float64Array[]];
          const [starts, ends] = [start[0] as Float64Array, end[0] as Float64Array];
          kernels.bridge(starts, ends, deviation, middle[0] as Float64Array);
          const between = [...(middle[0] as Float64Array)];
          kernels.correct(starts, ends, middle[0] as Float64Array);
          return [...between, ...[start, end, middle].flat().flatMap((array) => [...array])];
        });
      }),
    );
  });

  it("in surprise, for small and large shocks", () => {
    const shock = fc.oneof(
      fc.double({ min: -6, max: 6, noNaN: true }),
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.constantFrom(0, 1e-9, -1e-300),
    );
    const deviation = fc.double({ min: 0, max: 0.5, noNaN: true });
    const pair = fc.tuple(shock, shock, shock, shock);
    fc.assert(
      fc.property(
        fc.array(pair, { minLength: 1, maxLength: 70 }),
        fc.record({ equity: deviation, common: deviation, own: deviation }),
        (pairs, deviations) => {
          expectSame(pairs.length, (kernels, arena) => {
            const column = (index: number) =>
              float64(
                arena,
                pairs.map((each) => each[index] as number),
              );
            const equity = arena.float32(pairs.length);
            const bonds = arena.float32(pairs.length);
            kernels.surprise(
              { draws: column(0), corrections: column(1) },
              { draws: column(2), corrections: column(3) },
              deviations,
              { equity, bonds },
            );
            return [...equity, ...bonds];
          });
        },
      ),
    );
  });

  it("in growByMonth", () => {
    const positive = fc.float({ min: 0.5, max: 2, noNaN: true });
    const share = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(positive, positive), { minLength: 1, maxLength: 35 }),
        fc.record({ equity: share, bonds: share, cash: share }),
        (pairs, holding) => {
          expectSame(4 * pairs.length, (kernels, arena) => {
            const target = {
              growth: arena.float64(pairs.length).fill(1),
              partnerGrowth: arena.float64(pairs.length).fill(1),
              annuity: arena.float64(pairs.length).fill(0.5),
              partnerAnnuity: arena.float64(pairs.length),
            };
            const surprises = { equity: arena.float32(pairs.length), bonds: arena.float32(pairs.length) };
            surprises.equity.set(pairs.map(([equity]) => equity));
            surprises.bonds.set(pairs.map(([, bonds]) => bonds));
            kernels.growByMonth(target, surprises, holding);
            kernels.growByMonth(target, surprises, holding);
            return Object.values(target).flatMap((array) => [...array]);
          });
        },
      ),
    );
  });
});

describe.each(KERNELS)("%s kernels", (_, create) => {
  it("advance by a year: 100·1.5 + (10·12.25 + 7) = 279.5", () => {
    const { kernels, arena } = kernelsFor(2, create);
    const values = float64(arena, [100, -100]);
    const year = { growth: arena.float32(2).fill(1.5), annuity: arena.float32(2).fill(12.25) };
    kernels.advance(values, year, { amount: 10, last: 7 });
    expect([...values]).toEqual([279.5, -20.5]);
  });

  it("return the sign of an item, and count scenarios that reach the target", () => {
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

  it("round values to bins, with out-of-range values and NaN in the first and last bin", () => {
    const { kernels, arena } = kernelsFor(8, create);
    const values = float64(arena, [10, 10.6, 11, 9, -1e300, 1e300, Number.NaN, 1031.6]);
    const binOf = arena.uint16(8);
    kernels.countBins(values, 10, 1, binOf, arena.uint32(BINS));
    expect([...binOf]).toEqual([1, 2, 2, 0, 0, 1023, 1023, 1023]);
  });

  it("bridge halfway, and return the correction for twelve months: (3 + 5)/2 + 2·0.5 = 5, ((5 − 3)·√12 − 1)/12", () => {
    const { kernels, arena } = kernelsFor(4, create);
    const [start, end, values] = [float64(arena, [3]), float64(arena, [5]), float64(arena, [0.5])];
    kernels.bridge(start, end, 2, values);
    expect([...values]).toEqual([5]);
    kernels.correct(start, end, values.fill(1));
    expect(values[0]).toBeCloseTo((2 * Math.sqrt(12) - 1) / 12, 12);
  });

  it("grow by a month, and partners by the reciprocals: 2·(0.5·1.5 + 0.25·2 + 0.25) = 3", () => {
    const { kernels, arena } = kernelsFor(4, create);
    const [growth, partnerGrowth] = [float64(arena, [2]), float64(arena, [2])];
    const [annuity, partnerAnnuity] = [float64(arena, [10]), float64(arena, [10])];
    const surprises = { equity: arena.float32(1).fill(1.5), bonds: arena.float32(1).fill(2) };
    const holding = { equity: 0.5, bonds: 0.25, cash: 0.25 };
    kernels.growByMonth({ growth, partnerGrowth, annuity, partnerAnnuity }, surprises, holding);
    // 2·(0.5/1.5 + 0.25/2 + 0.25) = 17/12
    expect([growth[0], annuity[0]]).toEqual([3, 13]);
    expect(partnerGrowth[0]).toBeCloseTo(17 / 12, 12);
    expect(partnerAnnuity[0]).toBeCloseTo(10 + 17 / 12, 12);
  });
});
