import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES, fromUsd, toUsd, UNITS_PER_USD } from "#shared/domain/currencies.ts";

describe("currencies", () => {
  it("are AED at 3.6725 and USD at 1", () => {
    expect(UNITS_PER_USD).toEqual({ AED: 3.6725, USD: 1 }); // specification section 3
    expect(CURRENCIES).toEqual(["AED", "USD"]);
  });

  it("convert AED by the peg", () => {
    expect(toUsd(3_672.5, "AED")).toBeCloseTo(1_000, 9);
    expect(fromUsd(1_000, "AED")).toBeCloseTo(3_672.5, 9);
  });

  it("leave USD as it is", () => {
    expect(toUsd(123.45, "USD")).toBe(123.45);
    expect(fromUsd(123.45, "USD")).toBe(123.45);
  });

  it("survive a round trip", () => {
    const amounts = fc.integer({ min: -1e14, max: 1e14 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const error = Math.abs(fromUsd(toUsd(amount, currency), currency) - amount);
        expect(error).toBeLessThanOrEqual(1e-15 * 4 * Math.abs(amount));
      }),
      { examples: [[0, "AED"]] },
    );
  });
});
