import { describe, expect, it } from "vitest";
import { nextUniform, STATE_WORDS, seedGenerator } from "#shared/engine/random.ts";

const DRAWS = 100_000;

const draws = (seed: number) => {
  const state = new Uint32Array(STATE_WORDS);
  seedGenerator(seed, state);
  return Array.from({ length: DRAWS }, () => nextUniform(state));
};

describe("nextUniform", () => {
  it("gives the same numbers for the same seed and others for another", () => {
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7).slice(0, 10)).not.toEqual(draws(8).slice(0, 10));
  });

  it("stays inside the open interval (0, 1)", () => {
    expect(draws(1).every((value) => value > 0 && value < 1)).toBe(true);
  });

  it("fills 100 equal bins evenly (chi-squared with 99 degrees of freedom, 99.99 % quantile 159)", () => {
    const counts = new Uint32Array(100);
    for (const value of draws(3))
      counts.set([(counts[Math.floor(value * 100)] as number) + 1], Math.floor(value * 100));
    const expected = DRAWS / 100;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(159);
  });

  it("has no correlation between neighbours (four standard errors, 4 / √draws)", () => {
    const values = draws(5);
    const products = values.slice(1).map((value, i) => (value - 0.5) * ((values[i] as number) - 0.5));
    const correlation = (12 * products.reduce((sum, product) => sum + product, 0)) / products.length;
    expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(DRAWS));
  });
});
