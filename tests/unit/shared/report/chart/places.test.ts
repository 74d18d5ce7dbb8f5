import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeSigns, spread } from "#shared/report/chart/places.ts";

describe("spread positions", () => {
  test("stay unchanged if they are far enough apart", () => {
    expect(spread([80, 20], 14, [0, 100])).toEqual([80, 20]);
  });

  test("keep the requested distance, their order and their bounds", () => {
    expect(spread([100, 100], 14, [0, 100])).toEqual([86, 100]);
    expect(spread([2, 0], 14, [0, 100])).toEqual([14, 0]);
    const place = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(place, place), (places) => {
        const [one = 0, other = 0] = spread(places, 14, [0, 100]);
        expect(Math.abs(one - other)).toBeGreaterThanOrEqual(14 - 1e-9);
        if (places[0] < places[1]) expect(one).toBeLessThan(other);
        for (const moved of [one, other]) expect(moved >= 0 && moved <= 100).toBe(true);
      }),
    );
  });
});

describe("event signs", () => {
  const area = { left: 0, right: 300, top: 0, bottom: 200 };

  test("are above their points, within the area", () => {
    expect(placeSigns([{ x: 100, y: 90 }], 16, area)).toEqual([{ x: 100, y: 74 }]);
    expect(placeSigns([{ x: 0, y: 10 }], 16, area)).toEqual([{ x: 8, y: 26 }]);
  });

  test("fit even if each would take the places of two others", () => {
    const ys = placeSigns(
      [10, 5, 0].map((y) => ({ x: 0, y })),
      16,
      area,
    ).map(({ y }) => y);
    expect(ys).toEqual([26, 53, 80]);
  });

  test("never overlap, wherever their points are", () => {
    const point = fc.record({
      x: fc.double({ min: 0, max: 300, noNaN: true }),
      y: fc.double({ min: 0, max: 200, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 3 }), (points) => {
        const signs = placeSigns(points, 16, area);
        for (const [index, { x, y }] of signs.entries()) {
          expect(x >= 8 && x <= 292 && y >= 8 && y <= 192).toBe(true);
          for (const other of signs.slice(index + 1)) {
            expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(16);
          }
        }
      }),
    );
  });
});
