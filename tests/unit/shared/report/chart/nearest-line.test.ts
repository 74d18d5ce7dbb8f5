import { expect, test } from "vitest";
import { nearestLine } from "#shared/report/chart/nearest-line.ts";

const LOW = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
];
/** Falls from 20 to 5 at once, as a payment does. */
const HIGH = [
  { x: 0, y: 20 },
  { x: 10, y: 20 },
  { x: 10, y: 5 },
  { x: 20, y: 5 },
];

test.each([
  [{ x: 5, y: 2 }, 0],
  [{ x: 5, y: 17 }, 1],
  // Between its points, and where it falls.
  [{ x: 11, y: 12 }, 1],
  // Beyond its end, by Pythagoras 5 from it.
  [{ x: 13, y: -4 }, 0],
  [{ x: 4, y: 10 }, undefined],
  [{ x: 40, y: 5 }, undefined],
])("the line nearest to %o is %s", (place, index) => {
  expect(nearestLine([LOW, HIGH], place, 5)).toBe(index);
});

test("of two lines as near the first is meant, and of none none", () => {
  expect(nearestLine([LOW, LOW], { x: 1, y: 1 }, 5)).toBe(0);
  expect(nearestLine([], { x: 1, y: 1 }, 5)).toBeUndefined();
  expect(nearestLine([[]], { x: 1, y: 1 }, 5)).toBeUndefined();
});
