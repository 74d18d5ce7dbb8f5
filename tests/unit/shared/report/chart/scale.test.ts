import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Area } from "#shared/report/chart/places.ts";
import { amountAxis, chartScale, niceStep, positionTicks } from "#shared/report/chart/scale.ts";
import type { ForecastSeries } from "#shared/report/report-document.ts";

const seriesOf = (amounts: readonly number[], start = 30): readonly ForecastSeries[] => {
  const points = amounts.map((amount, index) => ({ at: start + index, amount }));
  return [{ id: "realistic", label: "Realistic", points, line: points }];
};

const axisOf = (amounts: readonly number[]) =>
  amountAxis({ series: seriesOf(amounts), range: { upperEdge: [] } });

describe("the axis of amounts", () => {
  test("begins at zero and ends at or above the highest amount, in at most five parts", () => {
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

  test("labels only zero if nothing is saved", () => {
    expect(axisOf([0, 0])).toEqual({ top: 1, ticks: [0] });
  });
});

test("an axis of positions labels round ones, as many as fit", () => {
  const years = (count: number, start: number) => ({ series: seriesOf(Array(count).fill(0), start) });
  expect(positionTicks(years(51, 30), 8)).toEqual([30, 40, 50, 60, 70, 80]);
  expect(positionTicks(years(51, 30), 3)).toEqual([40, 60, 80]);
  expect(positionTicks(years(1, 30), 8)).toEqual([30]);
});

test("an axis of two plans covers the positions of both", () => {
  const both = { series: [...seriesOf([0, 0, 0], 30), ...seriesOf([0, 0, 0, 0], 31)] };
  expect(positionTicks(both, 8)).toEqual([30, 31, 32, 33, 34]);
});

describe("the scale of a chart", () => {
  const AREA: Area = { left: 40, right: 490, top: 20, bottom: 150 };
  const AMOUNTS = fc.array(fc.double({ min: 0, max: 1e11, noNaN: true }), { minLength: 2, maxLength: 63 });

  test("places the first and last position at the sides, and all others in proportion", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 63 }), fc.integer({ min: 0, max: 2060 }), (count, start) => {
        const { xOf } = chartScale({ series: seriesOf(Array(count).fill(0), start) }, AREA);
        const years = Array.from({ length: count }, (_, year) => year);
        expect(years.map((year) => ((xOf(start + year) - 40) / 450) * (count - 1))).toEqual(
          years.map((year) => expect.closeTo(year, 6)),
        );
      }),
    );
  });

  test("places the last tick at the top, zero at the bottom, and every amount in between", () => {
    fc.assert(
      fc.property(AMOUNTS, (amounts) => {
        const lines = { series: seriesOf(amounts) };
        const { yOf } = chartScale(lines, AREA);
        const { top, ticks } = amountAxis(lines);
        expect(yOf(0)).toBe(150);
        if (ticks.length > 1) expect(yOf(ticks.at(-1) ?? 0)).toBeCloseTo(20, 9);
        expect(amounts.map((amount) => (150 - yOf(amount)) / 130)).toEqual(
          amounts.map((amount) => expect.closeTo(amount / top, 9)),
        );
        expect(Math.min(...amounts.map(yOf))).toBeGreaterThanOrEqual(20 - 1e-9);
      }),
    );
  });

  test("places everything on the axis if nothing is saved, and a single position in the middle", () => {
    expect(chartScale({ series: seriesOf([0, 0]) }, AREA).yOf(0)).toBe(150);
    expect(chartScale({ series: seriesOf([5]) }, AREA).placeOf({ at: 30, amount: 5 })).toEqual({
      x: 265,
      y: 20,
    });
  });

  test("covers the lines of all its plans", () => {
    const both = { series: [...seriesOf([0, 100], 30), ...seriesOf([0, 50], 34)] };
    const { placeOf } = chartScale(both, AREA);
    expect(placeOf({ at: 30, amount: 0 })).toEqual({ x: 40, y: 150 });
    expect(placeOf({ at: 35, amount: 50 })).toEqual({ x: 490, y: 85 });
  });
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
  ])("divides %d into %d parts by %d", (span, parts, step) => {
    expect(niceStep(span, parts)).toBeCloseTo(step, 12);
  });

  test("is 1, 2 or 5 times a power of ten, and the smallest that gives at most the requested parts", () => {
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
