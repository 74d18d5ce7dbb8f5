/** A position in a drawing, from its upper left corner, in the drawing's unit. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The edges of an area in a drawing. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Moves positions apart, as little as possible, to the distance between items; returns them in the order given.
 * @param bounds the first and the last possible position
 */
export function spread(
  places: readonly number[],
  distance: number,
  [first, last]: readonly [number, number],
): readonly number[] {
  const moved = [...places];
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  let least = first;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + distance;
  }
  let most = last;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - distance;
  }
  return moved;
}

/** Returns the centres of signs of a diameter, in their order: above their points, or below if there is no place. */
export function placeSigns(points: readonly Place[], size: number, area: Area): readonly Place[] {
  const radius = size / 2;
  const placed: Place[] = [];
  // Each placed sign blocks at most two rows, so one row more than that is always free.
  const above = Array.from({ length: 2 * points.length - 1 }, (_, row) => row + 1);
  const rows = [...above, ...above.map((row) => -row)];
  const overlaps = ({ x, y }: Place) =>
    placed.some((other) => Math.abs(other.x - x) < size && Math.abs(other.y - y) < size);
  for (const point of points) {
    const x = Math.min(Math.max(point.x, area.left + radius), area.right - radius);
    const places = rows.map((row) => ({ x, y: point.y - row * size }));
    const free = places.find(
      (place) => place.y >= area.top + radius && place.y <= area.bottom - radius && !overlaps(place),
    );
    placed.push(free ?? { x, y: point.y });
  }
  return placed;
}
