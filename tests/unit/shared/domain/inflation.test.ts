import fc from "fast-check";
import { expect, test } from "vitest";
import { deflated, inflated } from "#shared/domain/inflation.ts";

test("prices rise with every month that passes", () => {
  expect(inflated(100, 0.02, 0)).toBe(100);
  expect(inflated(100, 0.02, 12)).toBeCloseTo(102, 12);
  expect(inflated(100, 0.02, 6)).toBeCloseTo(100 * Math.sqrt(1.02), 12);
});

test("money of a later month is worth less today", () => {
  expect(deflated(100, 0.04, 0)).toBe(100);
  expect(deflated(104, 0.04, 12)).toBeCloseTo(100, 12);
  expect(deflated(108.16, 0.04, 24)).toBeCloseTo(100, 12);
});

test("an amount that rises with prices keeps its value", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      fc.integer({ min: 0, max: 744 }),
      (amount, rate, timeStep) => {
        const worth = deflated(inflated(amount, rate, timeStep), rate, timeStep);
        expect(Math.abs(worth - amount)).toBeLessThanOrEqual(1e-12 * amount);
      },
    ),
  );
});
