import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chartGeometry } from "#functions/pdf/chart/chart-geometry.ts";
import type { Area } from "#shared/report/chart-places.ts";
import type { ForecastPoint, ForecastSeries } from "#shared/report/report-document.ts";

const AREA: Area = { left: 40, right: 490, top: 20, bottom: 150 };

const seriesOf = (amounts: readonly number[], start = 30): ForecastSeries => {
  const points = amounts.map((amount, index) => ({ at: start + index, amount }));
  return { id: "realistic", label: "Realistic", points, line: points };
};

const geometryOf = (series: ForecastSeries, upperEdge: readonly ForecastPoint[] = []) =>
  chartGeometry({ series: [series], range: { label: "8 of 10 futures", upperEdge } }, AREA);

const AMOUNTS = fc.array(fc.double({ min: 0, max: 1e11, noNaN: true }), { minLength: 2, maxLength: 63 });

describe("the line of a series", () => {
  test("stands where its points are, read back by the scales of the ticks", () => {
    fc.assert(
      fc.property(AMOUNTS, fc.integer({ min: 0, max: 2060 }), (amounts, start) => {
        const series = seriesOf(amounts, start);
        const { lineOf, amountTicks } = geometryOf(series);
        const top = amountTicks.at(-1)?.value ?? 0;
        const line = lineOf(series);
        const years = amounts.length - 1;
        expect(line.map(({ x }) => start + ((x - 40) / 450) * years)).toEqual(
          series.points.map(({ at }) => expect.closeTo(at, 6)),
        );
        const scale = top === 0 ? 1 : top;
        expect(line.map(({ y }) => (150 - y) / 130)).toEqual(
          amounts.map((amount) => expect.closeTo(amount / scale, 9)),
        );
      }),
    );
  });

  test("stays within the plot, whose axes start at zero and reach beyond the highest amount", () => {
    fc.assert(
      fc.property(AMOUNTS, (amounts) => {
        const series = seriesOf(amounts);
        const { lineOf, amountTicks } = geometryOf(series);
        expect(amountTicks[0]).toEqual({ value: 0, offset: 150 });
        expect(amountTicks.length).toBeLessThanOrEqual(6);
        for (const { x, y } of lineOf(series)) {
          expect(x).toBeGreaterThanOrEqual(40);
          expect(x).toBeLessThanOrEqual(490 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(20 - 1e-9);
          expect(y).toBeLessThanOrEqual(150);
        }
      }),
    );
  });

  test("lies on the axis where nothing is saved", () => {
    const series = seriesOf([0, 0, 0]);
    const { lineOf, amountTicks } = geometryOf(series);
    expect(lineOf(series).map(({ y }) => y)).toEqual([150, 150, 150]);
    expect(amountTicks).toEqual([{ value: 0, offset: 150 }]);
  });

  test("of one point stands in the middle", () => {
    const series = seriesOf([5]);
    expect(geometryOf(series).lineOf(series)).toEqual([{ x: 265, y: 20 }]);
  });
});

describe("the band", () => {
  const pessimistic = { ...seriesOf([10, 20, 0]), id: "pessimistic" } as const;

  test("goes along the Pessimistic line and back along its upper edge, within the plot", () => {
    const { band, lineOf, amountTicks } = geometryOf(pessimistic, seriesOf([10, 50, 100]).points);
    expect(amountTicks.at(-1)).toEqual({ value: 100, offset: 20 });
    expect(band.slice(0, 3)).toEqual(lineOf(pessimistic));
    expect(band.slice(3)).toEqual([
      { x: 490, y: 20 },
      { x: 265, y: 85 },
      { x: 40, y: 137 },
    ]);
  });

  test("is never cut off: the axis reaches beyond it", () => {
    fc.assert(
      fc.property(AMOUNTS, (amounts) => {
        const { band } = geometryOf(pessimistic, seriesOf(amounts).points);
        for (const { y } of band) {
          expect(y).toBeGreaterThanOrEqual(20 - 1e-9);
          expect(y).toBeLessThanOrEqual(150);
        }
      }),
    );
  });
});

test("ticks are round", () => {
  const { amountTicks, positionTicks } = geometryOf(seriesOf([0, 4_099_685, ...Array(49).fill(0)]));
  expect(amountTicks.map(({ value }) => value)).toEqual([0, 1e6, 2e6, 3e6, 4e6, 5e6]);
  expect(positionTicks.map(({ value }) => value)).toEqual([30, 40, 50, 60, 70, 80]);
});
