import * as fc from "fast-check";
import { expect, test } from "vitest";
import { monthAfter, monthOfText, monthsBetween } from "#shared/domain/months.ts";

test.each([
  [0, { year: 2026, month: 11 }],
  [1, { year: 2026, month: 12 }],
  [2, { year: 2027, month: 1 }],
  [-10, { year: 2026, month: 1 }],
  [-11, { year: 2025, month: 12 }],
  [-23, { year: 2024, month: 12 }],
])("%i months after November 2026 is %j", (months, expected) => {
  expect(monthAfter({ year: 2026, month: 11 }, months)).toEqual(expected);
});

test.each([
  ["2026-11", { year: 2026, month: 11 }],
  ["1871-01", { year: 1871, month: 1 }],
  ["2026-13", undefined],
  ["2026-00", undefined],
  ["0000-01", undefined],
  ["<b>", undefined],
])("the text %j is the month %j", (text, month) => {
  expect(monthOfText(text)).toEqual(month);
});

test("is as far away as it should be", () => {
  const start = fc.record({
    year: fc.integer({ min: 2000, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(start, fc.integer({ min: -500, max: 500 }), (from, months) => {
      expect(monthsBetween(from, monthAfter(from, months))).toBe(months);
    }),
  );
});
