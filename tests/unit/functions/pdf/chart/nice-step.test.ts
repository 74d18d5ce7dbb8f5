import fc from "fast-check";
import { expect, test } from "vitest";
import { niceStep } from "#functions/pdf/chart/nice-step.ts";

test.each([
  [50, 8, 10],
  [62, 8, 10],
  [15, 8, 2],
  [9, 8, 2],
  [1, 8, 0.2],
  [4_099_685, 5, 1_000_000],
  [80_000, 5, 20_000],
])("cuts %d into %d parts by %d", (span, parts, step) => {
  expect(niceStep(span, parts)).toBeCloseTo(step, 12);
});

test("is 1, 2 or 5 times a power of ten, and the smallest that leaves no more parts than asked for", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-3, max: 1e12, noNaN: true }),
      fc.integer({ min: 1, max: 12 }),
      (span, parts) => {
        const step = niceStep(span, parts);
        const mantissa = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
        expect([1, 2, 5].some((nice) => Math.abs(mantissa - nice) < 1e-6)).toBe(true);
        expect(span / step).toBeLessThanOrEqual(parts * (1 + 1e-12));
        expect(span / step).toBeGreaterThan(parts / 2.5 - 1e-9);
      },
    ),
  );
});
