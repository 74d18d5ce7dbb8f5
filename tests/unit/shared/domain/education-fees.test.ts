import { describe, expect, it } from "vitest";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { CURRENCIES } from "#shared/domain/currencies.ts";
import { suggestedFees } from "#shared/domain/education-fees.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";

const { minimum, maximum, step } = CHILD_GOAL_LIMITS.currentAnnualExpense;

describe("average fees", () => {
  it("are those of their sources, in the form's currency and rounded to its step", () => {
    // 7,382 pounds a term, three terms, at 4.9131 dirhams a pound; 22,000 pounds.
    expect(suggestedFees("UK", "AED", 100)).toEqual([
      { id: "ukSchool", level: "school", year: "2024/25", amount: 108_800 },
      { id: "ukUniversity", level: "university", year: "2022/23", amount: 108_100 },
    ]);
    expect(suggestedFees("USA", "USD", 100).map(({ amount }) => amount)).toEqual([15_000, 45_000, 31_900]);
    expect(suggestedFees("UAE", "AED", 100).map(({ amount }) => amount)).toEqual([29_100]);
    expect(suggestedFees("UAE", "USD", 100).map(({ amount }) => amount)).toEqual([7_900]);
  });

  it("exist only where a reliable one was available", () => {
    const withFees = COUNTRIES.filter((country) => suggestedFees(country, "AED", step).length > 0);
    expect(withFees.toSorted()).toEqual(["UAE", "UK", "USA"]);
  });

  it("are accepted by the field", () => {
    for (const country of COUNTRIES) {
      for (const currency of CURRENCIES) {
        for (const { amount } of suggestedFees(country, currency, step)) {
          expect(amount).toBeGreaterThan(minimum);
          expect(amount).toBeLessThanOrEqual(maximum);
          expect(amount % step).toBe(0);
        }
      }
    }
  });
});
