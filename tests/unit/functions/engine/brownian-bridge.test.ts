import { describe, expect, it } from "vitest";
import { brownianYears } from "#functions/engine/brownian-bridge.ts";
import { uniformGenerator } from "#functions/engine/random.ts";
import { inverseNormal } from "#shared/planning/inverse-normal.ts";

describe("brownianYears", () => {
  it("takes the first draw for the end of the path and the next for its middle", () => {
    const draws = [[2], [0], [0], [0]];
    const steps = brownianYears(4, () => Float64Array.from(draws.shift() ?? []));
    // End: 2·√4 = 4, then straight lines between: a step of 1 each year.
    expect(steps.map(([step]) => step)).toEqual([1, 1, 1, 1]);
    const middles = [[0], [1], [0], [0]];
    const bent = brownianYears(4, () => Float64Array.from(middles.shift() ?? []));
    // Middle of a bridge over four years: standard deviation √(4/4) = 1.
    expect(bent.map(([step]) => step)).toEqual([0.5, 0.5, -0.5, -0.5]);
  });

  it("makes independent standard normal steps (four standard errors of 20,000 paths)", () => {
    const PATHS = 20_000;
    const uniform = uniformGenerator(1);
    const steps = brownianYears(8, () =>
      Float64Array.from({ length: PATHS }, () => inverseNormal(uniform())),
    );
    steps.forEach((one, year) => {
      steps.slice(year).forEach((other, later) => {
        const product = one.reduce((sum, value, path) => sum + value * (other[path] as number), 0) / PATHS;
        const [expected, deviation] = later === 0 ? [1, Math.SQRT2] : [0, 1];
        expect(Math.abs(product - expected)).toBeLessThan((4 * deviation) / Math.sqrt(PATHS));
      });
    });
  });
});
