import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountAxis, niceStep, positionTicks } from "#shared/report/chart-scale.ts";
import type { ForecastSeries } from "#shared/report/report-document.ts";

const seriesOf = (amounts: readonly number[], start = 30): readonly ForecastSeries[] => {
  const points = amounts.map((amount, index) => ({ at: start + index, amount }));
  return [{ id: "realistic", label: "Realistic", points, line: points }];
};

const axisOf = (amounts: readonly number[]) =>
  amountAxis({ series: seriesOf(amounts), range: { label: "8 of 10 futures", upperEdge: [] } });

describe("the axis of amounts", () => {
  test("begins at zero and ends at or beyond the highest amount, in no more than five parts", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e11, noNaN: true }), { minLength: 1 }), (amounts) => {
        const { top, ticks } = axisOf(amounts);
        expect(ticks[0]).toBe(0);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(top).toBeGreaterThanOrEqual(Math.max(...amounts));
        if (ticks.length > 1) expect(ticks.at(-1)).toBeCloseTo(top, 6);
      }),
    );
  });

  test("names zero alone where nothing is saved", () => {
    expect(axisOf([0, 0])).toEqual({ top: 1, ticks: [0] });
  });
});

test("an axis of positions names round ones, as many as there is room for", () => {
  const years = (count: number, start: number) => ({ series: seriesOf(Array(count).fill(0), start) });
  expect(positionTicks(years(51, 30), 8)).toEqual([30, 40, 50, 60, 70, 80]);
  expect(positionTicks(years(51, 30), 3)).toEqual([40, 60, 80]);
  expect(positionTicks(years(1, 30), 8)).toEqual([30]);
});

describe("the step of an axis", () => {
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
});
