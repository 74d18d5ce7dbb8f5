import * as fc from "fast-check";
import { expect, test } from "vitest";
import { monthAfter, monthsBetween } from "#shared/domain/months.ts";

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
