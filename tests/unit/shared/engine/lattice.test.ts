import { expect, it } from "vitest";
import { latticeCoordinate } from "#shared/engine/lattice.ts";

const POINTS = 5000;

function coordinate(dimension: number, shift: number): Float64Array {
  const values = new Float64Array(POINTS);
  latticeCoordinate(values, dimension, shift);
  return values;
}

it.each([0, 1, 7, 127])("coordinate %d puts one point into each of as many equal bins", (dimension) => {
  const bins = new Set<number>();
  // A shift of half a bin keeps every point in the middle of its bin.
  for (const value of coordinate(dimension, 0.5 / POINTS)) bins.add(Math.floor(value * POINTS));
  expect(bins.size).toBe(POINTS);
});

it("spreads pairs of its first coordinates: no cell of 25 × 25 is empty, unlike with random points", () => {
  const [first, second] = [coordinate(0, 0.3), coordinate(2, 0.7)];
  const cells = new Set<number>();
  first.forEach((value, i) => {
    cells.add(Math.floor(value * 25) * 25 + Math.floor((second[i] as number) * 25));
  });
  expect(cells.size).toBe(625);
});

it("moves with its shift, and stays between 0 and 1", () => {
  const [still, moved] = [coordinate(3, 0), coordinate(3, 0.75)];
  still.forEach((value, i) => {
    expect(moved[i]).toBeCloseTo((value + 0.75) % 1, 12);
    expect(moved[i]).toBeLessThan(1);
  });
});
