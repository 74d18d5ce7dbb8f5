import { expect, it } from "vitest";
import { COUNTRIES, COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";

it("lifestyles are the specification's three, cheapest first in every country", () => {
  expect(LIFESTYLES).toEqual(["Basic", "Moderate", "Affluent"]); // specification section 3
  for (const country of COUNTRIES) {
    const costs = LIFESTYLES.map((lifestyle) => COUNTRY_REFERENCES[country].livingCostUsd[lifestyle]);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(new Set(costs).size).toBe(3);
  }
});
