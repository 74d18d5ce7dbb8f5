import { expect, test } from "vitest";
import { formatCompact, formatMoneyRange } from "#shared/report/chart/format.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";

test("an axis abbreviates thousands and millions, in the direction of their words", () => {
  expect(formatCompact(1_250_000, EN)).toBe("1.3M");
  expect(formatCompact(2_000, AR)).toBe("\u200f2\u00a0ألف");
});

test("a range names its currency once", () => {
  expect(formatMoneyRange(1_234.4, 5_678_901, "AED", EN)).toBe("AED\u00a01,234 – 5,678,901");
  expect(formatMoneyRange(1_234.4, 5_678_901, "AED", AR)).toBe("1,234 – 5,678,901\u00a0درهم");
});
