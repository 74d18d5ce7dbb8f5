import type { Place } from "./places.ts";

/**
 * Returns the index of the line that is nearest to a place, of two as near the first; undefined if none is within reach.
 * @param lines each from its first point to its last, in the unit of the place
 * @param reach longest distance, in the same unit
 * @example nearestLine([[{ x: 0, y: 0 }, { x: 9, y: 0 }]], { x: 5, y: 2 }, 3) // 0
 */
export function nearestLine(
  lines: readonly (readonly Place[])[],
  place: Place,
  reach: number,
): number | undefined {
  const distances = lines.map((line) =>
    Math.min(...line.map((to, index) => distanceTo(line[index - 1] ?? to, to, place))),
  );
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : undefined;
}

/** Returns the distance of a place from the straight part of a line between two points. */
function distanceTo(from: Place, to: Place, { x, y }: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square;
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(from.x + share * dx - x, from.y + share * dy - y);
}
