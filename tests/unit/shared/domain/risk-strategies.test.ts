import { describe, expect, it } from "vitest";
import { CHILD_RISKS, FUND_OF_RISK, FUNDS, PENSION_RISKS } from "#shared/domain/risk-strategies.ts";

describe("risk strategies", () => {
  it("are the specification's, with Lifestyling for pensions alone", () => {
    // Specification section 3, in the order it lists them.
    expect(CHILD_RISKS).toEqual(["Conservative", "Balanced", "Aggressive"]);
    expect(PENSION_RISKS).toEqual(["Conservative", "Balanced", "Aggressive", "Lifestyling"]);
  });

  it("map to one fund each, and Lifestyling to that of Aggressive", () => {
    expect(FUNDS).toEqual(["Conservative", "Balanced", "Aggressive"]);
    expect(FUND_OF_RISK).toEqual({
      Conservative: "Conservative",
      Balanced: "Balanced",
      Aggressive: "Aggressive",
      Lifestyling: "Aggressive",
    }); // specification section 3
  });
});
