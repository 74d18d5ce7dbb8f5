import { describe, expect, it } from "vitest";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { Arena, arenaBytes } from "#shared/engine/arena.ts";
import { GrowthTable, growthTableBytes } from "#shared/engine/growth-table.ts";
import { keyed } from "#shared/engine/strategy.ts";
import { StretchGrowthCache } from "#shared/engine/stretch-growth.ts";
import { KERNELS } from "./kernels-under-test.ts";

const SCENARIOS = 6;
const LIMIT = 3;
const [BALANCED, BONDS] = [
  keyed({ equity: 0.5, bonds: 0.5, cash: 0 }),
  keyed({ equity: 0, bonds: 1, cash: 0 }),
];

describe.each(KERNELS)("StretchGrowthCache, %s", (_name, create) => {
  /** With room for the arrays of so many stretches and no more. */
  function setUp() {
    const kernels = create(
      growthTableBytes(SCENARIOS, 60) +
        arenaBytes(2 * LIMIT, 4 * SCENARIOS) +
        arenaBytes(4, 8 * (SCENARIOS / 2)),
    );
    const arena = new Arena(kernels.memory);
    const table = new GrowthTable(
      { market: MARKET_ASSUMPTIONS, seed: 3, scenarios: SCENARIOS },
      kernels,
      arena,
    );
    return { table, cache: new StretchGrowthCache(table, kernels, arena, LIMIT) };
  }

  const copy = ({ growth, annuity }: ReturnType<StretchGrowthCache["get"]>) => [[...growth], [...annuity]];

  it("multiplies months: for two months, the annuity is the growth of the second", () => {
    const { table, cache } = setUp();
    const [first, second] = [0, 1].map((month) => table.surprises(month));
    const median = table.medianGrowth;
    const { growth, annuity } = cache.get(0, 2, BALANCED);
    for (let pair = 0; pair < SCENARIOS / 2; pair++) {
      const [one, two] = [first, second].map(
        (surprises) =>
          0.5 * median.equity * (surprises?.equity[pair] as number) +
          0.5 * median.bonds * (surprises?.bonds[pair] as number),
      ) as [number, number];
      expect(growth[pair]).toBe(Math.fround(two * one));
      expect(annuity[pair]).toBe(Math.fround(two));
    }
  });

  it("returns cached results by months and holding", () => {
    const { cache } = setUp();
    const year = cache.get(0, 12, BALANCED);
    expect(cache.get(0, 12, BALANCED)).toBe(year);
    expect(cache.get(0, 12, keyed({ equity: 0.5, bonds: 0.5, cash: 0 }))).toBe(year);
    expect(copy(cache.get(0, 12, BONDS))).not.toEqual(copy(year));
    expect(copy(cache.get(12, 24, BALANCED))).not.toEqual(copy(year));
  });

  it("drops the least recently used result, and calculates the same again", () => {
    const { cache } = setUp();
    const year = cache.get(0, 12, BALANCED);
    const bonds = cache.get(0, 12, BONDS);
    const before = copy(bonds);
    const next = cache.get(12, 24, BALANCED);
    cache.get(0, 12, BALANCED);
    expect(cache.get(24, 36, BALANCED)).toBe(bonds);
    expect(cache.get(0, 12, BALANCED)).toBe(year);
    expect(cache.get(0, 12, BONDS)).toBe(next);
    expect(copy(next)).toEqual(before);
  });
});
