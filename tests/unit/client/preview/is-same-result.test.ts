import { describe, expect, it } from "vitest";
import { isSameResult } from "#client/preview/is-same-result.ts";

const RESULT = {
  currency: "AED",
  chanceToReachLifestyleGoal: 76.58,
  requiredMonthlyInvestment: null,
  valueAtRetirement: 4_000_000,
  outcomesAt50th: [
    { age: 30, value: 0 },
    { age: 31, value: 12_000 },
  ],
  visaRenewals: [{ age: 65, chance: 50 }],
  onePurse: { children: [100, 72], retirement: 97 },
  modelVersion: "embedded-2",
};

describe("isSameResult", () => {
  it.each([
    ["the same", {}],
    ["a chance within 0.02 points", { chanceToReachLifestyleGoal: 76.6 }],
    ["a chance within 0.02 points in a list", { visaRenewals: [{ age: 65, chance: 50.02 }] }],
    ["a family's chance within 0.02 points", { onePurse: { children: [100, 72.02], retirement: 97 } }],
    ["an amount within 1e-9 of its value", { valueAtRetirement: 4_000_000.003 }],
    ["a field without a value", { savingsScheme: undefined }],
  ])("accepts %s", (_, change) => {
    expect(isSameResult({ ...RESULT, ...change }, RESULT)).toBe(true);
  });

  it.each([
    ["another chance", { chanceToReachLifestyleGoal: 76.61 }],
    ["another chance in a list", { visaRenewals: [{ age: 65, chance: 50.03 }] }],
    ["another chance of a family", { onePurse: { children: [100, 72.03], retirement: 97 } }],
    ["another amount", { valueAtRetirement: 4_000_000.005 }],
    [
      "an amount in place of nothing",
      { outcomesAt50th: [{ age: 30, value: 1e-12 }, RESULT.outcomesAt50th[1]] },
    ],
    ["another amount in a list", { outcomesAt50th: [RESULT.outcomesAt50th[0], { age: 31, value: 12_001 }] }],
    ["a shorter list", { outcomesAt50th: [RESULT.outcomesAt50th[0]] }],
    ["a number in place of null", { requiredMonthlyInvestment: 0 }],
    ["another model", { modelVersion: "embedded-1" }],
    ["a further field", { savingsScheme: {} }],
    ["no number", { valueAtRetirement: Number.NaN }],
    ["infinity", { valueAtRetirement: Number.POSITIVE_INFINITY }],
  ])("refuses %s", (_, change) => {
    expect(isSameResult({ ...RESULT, ...change }, RESULT)).toBe(false);
  });

  it("refuses a missing result", () => {
    expect(isSameResult(undefined, RESULT)).toBe(false);
  });
});
