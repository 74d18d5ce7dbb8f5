import { describe, expect, it } from "vitest";
import { COUNTRIES, COUNTRY_REFERENCES } from "#shared/domain/countries.ts";

describe("COUNTRY_REFERENCES", () => {
  // The table of specification section 9, typed in again: USD a year, percent.
  it.each([
    { country: "UK", basic: 17_000, moderate: 31_000, affluent: 50_000, inflation: 2 },
    { country: "USA", basic: 40_000, moderate: 75_000, affluent: 100_000, inflation: 2 },
    { country: "India", basic: 8_500, moderate: 15_000, affluent: 30_000, inflation: 4 },
    { country: "Philippines", basic: 10_000, moderate: 18_000, affluent: 36_000, inflation: 3 },
    { country: "UAE", basic: 50_000, moderate: 80_000, affluent: 140_000, inflation: 2 },
    { country: "Egypt", basic: 7_500, moderate: 12_000, affluent: 20_000, inflation: 4 },
  ] as const)(
    "has the specification's row for $country",
    ({ country, basic, moderate, affluent, inflation }) => {
      const { livingCostUsd, inflationRate } = COUNTRY_REFERENCES[country];
      expect(livingCostUsd).toEqual({ Basic: basic, Moderate: moderate, Affluent: affluent });
      expect(inflationRate).toBeCloseTo(inflation / 100, 15);
    },
  );

  it("has only the specification's six countries", () => {
    expect([...COUNTRIES].sort()).toEqual(["Egypt", "India", "Philippines", "UAE", "UK", "USA"]);
  });
});
