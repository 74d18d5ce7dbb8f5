import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chartGeometry, ON_PAPER } from "#shared/report/chart/geometry.ts";
import type { Area } from "#shared/report/chart/places.ts";
import type { ForecastPoint, ForecastSeries, ForecastSign } from "#shared/report/report-document.ts";

const AREA: Area = { left: 40, right: 490, top: 20, bottom: 150 };

const seriesOf = (amounts: readonly number[]): ForecastSeries => {
  const points = amounts.map((amount, index) => ({ at: 30 + index, amount }));
  return { id: "realistic", label: "Realistic", points, line: points };
};
const pessimisticOf = (amounts: readonly number[]) =>
  ({ ...seriesOf(amounts), id: "pessimistic", label: "Pessimistic" }) as const;

const geometryOf = (
  series: readonly ForecastSeries[],
  upperEdge: readonly ForecastPoint[] = [],
  signs: readonly ForecastSign[] = [],
) => chartGeometry({ series, range: { label: "8 of 10 futures", upperEdge }, signs }, AREA, ON_PAPER);

const AMOUNTS = fc.array(fc.double({ min: 0, max: 1e11, noNaN: true }), { minLength: 2, maxLength: 63 });

describe("a line", () => {
  test("passes through its points", () => {
    const { lines } = geometryOf([seriesOf([0, 50, 100])]);
    expect(lines.map(({ places }) => places)).toEqual([
      [
        { x: 40, y: 150 },
        { x: 265, y: 85 },
        { x: 490, y: 20 },
      ],
    ]);
  });

  test("has its name at its end, apart from the other's", () => {
    const [realistic, pessimistic] = geometryOf([seriesOf([0, 100]), pessimisticOf([0, 99])]).lines;
    expect(realistic).toMatchObject({ id: "realistic", label: "Realistic", labelY: 20 });
    expect(pessimistic).toMatchObject({ id: "pessimistic", label: "Pessimistic" });
    expect(pessimistic?.labelY).toBe(20 + ON_PAPER.label.distance);
  });

  test("has a name above the axis, even if it ends there", () => {
    const [line] = geometryOf([seriesOf([100, 0])]).lines;
    expect(line?.labelY).toBe(150 - ON_PAPER.label.above);
  });
});

describe("the band", () => {
  test("follows the Pessimistic line and returns along its upper edge, within the plot", () => {
    const { band, lines } = geometryOf(
      [seriesOf([10, 30, 50]), pessimisticOf([10, 20, 0])],
      seriesOf([10, 50, 100]).points,
    );
    expect(band.slice(0, 3)).toEqual(lines[1]?.places);
    expect(band.slice(3)).toEqual([
      { x: 490, y: 20 },
      { x: 265, y: 85 },
      { x: 40, y: 137 },
    ]);
  });

  test("is never cut off: the axis extends beyond it", () => {
    fc.assert(
      fc.property(AMOUNTS, (amounts) => {
        const { band } = geometryOf([pessimisticOf([10, 20, 0])], seriesOf(amounts).points);
        for (const { y } of band) {
          expect(y).toBeGreaterThanOrEqual(20 - 1e-9);
          expect(y).toBeLessThanOrEqual(150);
        }
      }),
    );
  });
});

test("an event has a point on the lines, and a disc above it", () => {
  const events = [{ at: 31, amount: 50, text: "Benefit", series: "realistic" as const }];
  const { size, gap } = ON_PAPER.sign;
  expect(geometryOf([seriesOf([0, 50, 100])], [], events).signs).toEqual([
    { series: "realistic", point: { x: 265, y: 85 }, centre: { x: 265, y: 85 - size - gap } },
  ]);
});

test("single futures have places of their own, on an axis that holds the highest", () => {
  const futures = [100, 200].map((amount) => [
    { at: 30, amount: 0 },
    { at: 31, amount },
  ]);
  const block = {
    series: [seriesOf([0, 50])],
    range: { label: "8 of 10 futures", upperEdge: [] },
    signs: [],
  };
  expect(chartGeometry({ ...block, futures }, AREA, ON_PAPER).futures).toEqual([
    [
      { x: 40, y: 150 },
      { x: 490, y: 85 },
    ],
    [
      { x: 40, y: 150 },
      { x: 490, y: 20 },
    ],
  ]);
  expect(geometryOf(block.series).futures).toEqual([]);
});
