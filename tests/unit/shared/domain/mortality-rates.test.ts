import { describe, expect, it } from "vitest";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { mortalityRate } from "#shared/domain/mortality-rates.ts";
import { SEXES } from "#shared/domain/sexes.ts";
import { MORTALITY_RATES } from "../../../reference/life.ts";

/** The table begins with the period of today. */
const KEPT = MORTALITY_RATES.filter(({ fromYear }) => fromYear >= 2025);

describe("mortality rates", () => {
  it("are those of World Population Prospects 2024, to a millionth", () => {
    expect(KEPT).toHaveLength(COUNTRIES.length * SEXES.length * 18 * 15);
    for (const { country, sex, fromAge, fromYear, rate } of KEPT) {
      const name = `${country} ${sex} ${fromAge} ${fromYear}`;
      expect(Math.abs(mortalityRate(country, sex, fromAge, fromYear) - rate), name).toBeLessThan(5.01e-7);
    }
  });

  it("hold for five years of age and five calendar years", () => {
    const rate = mortalityRate("India", "male", 60, 2030);
    for (const [age, year] of [
      [60, 2034],
      [64, 2030],
      [64, 2034],
    ] as const) {
      expect(mortalityRate("India", "male", age, year)).toBe(rate);
    }
    expect(mortalityRate("India", "male", 65, 2030)).toBeGreaterThan(rate);
    expect(mortalityRate("India", "male", 60, 2035)).toBeLessThan(rate);
  });

  it("stay at the last ones beyond them", () => {
    const last = mortalityRate("Egypt", "female", 100, 2095);
    expect(mortalityRate("Egypt", "female", 130, 2099)).toBe(last);
    expect(mortalityRate("Egypt", "female", 100, 2180)).toBe(last);
  });

  it.each([
    [14, 2030],
    [40, 2024],
  ])("are not known at age %s in %s", (age, year) => {
    expect(() => mortalityRate("UK", "male", age, year)).toThrow(RangeError);
  });
});
