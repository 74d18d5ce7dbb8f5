import { describe, expect, it } from "vitest";
import { roundingAllowances } from "#shared/planning/rounding-allowance.ts";

// docs/model.md: one part in 10^9 of the money that has moved until then.
describe("the allowance for rounding", () => {
  it("grows with all movements of every account, in and out", () => {
    const flows = [Float64Array.of(1e9, 0, -2e9), Float64Array.of(0, 3e9, 0)];
    expect([...roundingAllowances(flows)]).toEqual([1, 4, 6]);
  });

  it("is zero if there is no account", () => {
    expect([...roundingAllowances([])]).toEqual([]);
  });
});
