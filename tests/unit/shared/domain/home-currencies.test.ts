import { expect, it } from "vitest";
import { FLOATING_COUNTRIES } from "#shared/domain/countries.ts";
import { HOME_CURRENCIES, homeCurrencyOf } from "#shared/domain/home-currencies.ts";
import { homeCurrencyInHistory } from "../../../reference/home-currency.ts";

it.each(FLOATING_COUNTRIES)("the currency of %s is described by its history", (country) => {
  const { growth, dearer } = homeCurrencyInHistory(country);
  expect(HOME_CURRENCIES[country].dollarPriceGrowth).toBeCloseTo(growth, 3);
  expect(HOME_CURRENCIES[country].dearer).toBeCloseTo(dearer, 2);
  expect(homeCurrencyOf(country)).toBe(HOME_CURRENCIES[country]);
});

it("a currency that is the dollar, or tied to it, is not described", () => {
  expect(homeCurrencyOf("UAE")).toBeUndefined();
  expect(homeCurrencyOf("USA")).toBeUndefined();
});
