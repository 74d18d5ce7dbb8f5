import { describe, expect, it } from "vitest";
import { bridgeArrays, brownianYears } from "#shared/engine/brownian-bridge.ts";
import { createScalarKernels } from "#shared/engine/scalar-kernels.ts";
import { inverseNormal } from "#shared/planning/inverse-normal.ts";
import { uniformsOf } from "./kernels-under-test.ts";

/** The steps of so many paths, whose draws a function fills in. */
function* stepsOf(years: number, paths: number, draw: (rank: number, target: Float64Array) => void) {
  const arrays = Array.from({ length: bridgeArrays(years) }, () => new Float64Array(paths));
  for (const { start, end } of brownianYears(years, createScalarKernels(), arrays, draw)) {
    yield end.map((value, path) => value - (start[path] as number));
  }
}

describe("brownianYears", () => {
  it("uses the first draw for the end of the path and the next for its middle", () => {
    const paths = (draws: readonly number[]) => [
      ...stepsOf(4, 1, (rank, target) => target.fill(draws[rank] as number)),
    ];
    // End: 2·√4 = 4, then straight lines between: a step of 1 each year.
    expect(paths([2, 0, 0, 0]).map(([step]) => step)).toEqual([1, 1, 1, 1]);
    // Middle of a bridge over four years: standard deviation √(4/4) = 1.
    expect(paths([0, 1, 0, 0]).map(([step]) => step)).toEqual([0.5, 0.5, -0.5, -0.5]);
  });

  it("draws only the numbers that the requested years depend on", () => {
    const ranks: number[] = [];
    const steps = stepsOf(8, 1, (rank) => ranks.push(rank));
    steps.next();
    // The end, the middle, and the middles of the first half and of its first half.
    expect(ranks).toEqual([0, 1, 2, 4]);
    expect([...steps]).toHaveLength(7);
    expect(ranks).toEqual([0, 1, 2, 4, 5, 3, 6, 7]);
  });

  it("gives independent standard normal steps (four standard errors of 20,000 paths)", () => {
    const PATHS = 20_000;
    const uniform = uniformsOf(1);
    const steps = [
      ...stepsOf(8, PATHS, (_, target) => target.set(target.map(() => inverseNormal(uniform())))),
    ];
    steps.forEach((one, year) => {
      steps.slice(year).forEach((other, later) => {
        const product = one.reduce((sum, value, path) => sum + value * (other[path] as number), 0) / PATHS;
        const [expected, deviation] = later === 0 ? [1, Math.SQRT2] : [0, 1];
        expect(Math.abs(product - expected)).toBeLessThan((4 * deviation) / Math.sqrt(PATHS));
      });
    });
  });
});
