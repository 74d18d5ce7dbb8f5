import { describe, expect, it } from "vitest";
import { inverseNormal } from "#shared/planning/inverse-normal.ts";

describe("inverseNormal", () => {
  // Quantiles as R 4.3 prints qnorm(p) with 16 digits; the first three are the test values of AS 241.
  it.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.262340089798409],
    [0.5, 0],
    [0.9, 1.2815515655446004],
    [0.975, 1.959963984540054],
    [1e-10, -6.361340902404056],
  ])("gives the quantile at %d", (probability, quantile) => {
    expect(inverseNormal(probability)).toBeCloseTo(quantile, 13);
  });

  it("is odd about one half and rises", () => {
    let last = Number.NEGATIVE_INFINITY;
    for (let i = 1; i < 1000; i++) {
      const quantile = inverseNormal(i / 1000);
      expect(quantile).toBeGreaterThan(last);
      expect(quantile).toBeCloseTo(-inverseNormal(1 - i / 1000), 12);
      last = quantile;
    }
  });
});
