import { expect, test } from "vitest";
import { convertAmount } from "#client/form/convert-amount.ts";

/** 1 USD is 3.6725 AED; the monthly investment has a step of 10. */
test.each([
  [500, "AED", "USD", 140], // 136.1
  [500, "USD", "AED", 1_840], // 1,836.25
  [0, "AED", "USD", 0],
  [10_000, "USD", "AED", 36_730], // 36,725, which is half of a step
  [12_000, "USD", "AED", 44_070], // above what the field takes in USD: an amount all the same
  [50_000, "AED", "USD", 13_610], // above what it takes in USD: never cut without a word, the field tells it
  [-5, "AED", "USD", 0],
  ["", "AED", "USD", ""],
  ["1e6", "AED", "USD", "1e6"],
] as const)("converts a monthly investment of %j %s to %s %j", (entry, from, to, converted) => {
  expect(convertAmount(entry, [from, to], 10)).toBe(converted);
});

test("rounds an expense to its own step", () => {
  expect(convertAmount(10_000, ["AED", "USD"], 100)).toBe(2_700);
});
