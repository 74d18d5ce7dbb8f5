import { describe, expect, it } from "vitest";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { CURRENCIES } from "#shared/domain/currencies.ts";
import { isWithin, PENSION_OPTION_LIMITS } from "#shared/domain/limits.ts";
import {
  otherIncomeFrom,
  STATE_PENSION_IDS,
  type StatePensionId,
  statePensionsAt,
} from "#shared/domain/state-pensions.ts";

describe("state pensions as other income", () => {
  it.each<[StatePensionId, number, number]>([
    // 241.30 pounds a week, 7,500 rupees a month, 3,400 pesos 13 times, 1,755 Egyptian pounds, 2,071 dollars a month.
    ["uk", 61_650, 16_790],
    ["india", 3_610, 980],
    ["philippines", 2_820, 770],
    ["egypt", 1_640, 450],
    ["usa", 91_270, 24_850],
  ])("convert that of %s at the rates of the facts", (id, aed, usd) => {
    expect(otherIncomeFrom(id, "UK", "AED").otherIncome).toBe(aed);
    expect(otherIncomeFrom(id, "UK", "USD").otherIncome).toBe(usd);
  });

  it("keep the UK's as it is where it does not rise", () => {
    const rising = COUNTRIES.filter((country) => otherIncomeFrom("uk", country, "AED").otherIncomeRises);
    expect(rising.toSorted()).toEqual(["Philippines", "UK", "USA"]);
  });

  it("let those of Egypt and the USA rise everywhere, those of India and the Philippines nowhere", () => {
    const rises = (id: StatePensionId) =>
      new Set(COUNTRIES.map((country) => otherIncomeFrom(id, country, "AED").otherIncomeRises));
    for (const id of ["egypt", "usa"] as const) expect(rises(id)).toEqual(new Set([true]));
    for (const id of ["india", "philippines"] as const) expect(rises(id)).toEqual(new Set([false]));
  });

  it("leave out the UK's new one for people who have the old one", () => {
    expect(statePensionsAt(72)).toEqual(STATE_PENSION_IDS);
    expect(statePensionsAt(77)).toEqual(STATE_PENSION_IDS.filter((id) => id !== "uk"));
  });

  it("are accepted by the fields", () => {
    for (const id of STATE_PENSION_IDS) {
      for (const currency of CURRENCIES) {
        const { otherIncome, otherIncomeAge } = otherIncomeFrom(id, "UAE", currency);
        expect(isWithin(PENSION_OPTION_LIMITS.otherIncome, otherIncome)).toBe(true);
        expect(isWithin(PENSION_OPTION_LIMITS.otherIncomeAge, otherIncomeAge)).toBe(true);
      }
    }
  });
});
