import type { Line, Picture, Vector } from "./pdfmake-renderer.ts";

/** The edges of what is drawn, in points from the page's upper left corner: left, top, right, bottom. */
export type BoundingBox = readonly [number, number, number, number];

export function boxOfLine(line: Line): BoundingBox {
  return [line.x, line.y, line.x + line.getWidth(), line.y + line.getHeight()];
}

export function boxOfPicture({ x, y, _width: width, _height: height }: Picture): BoundingBox {
  return [x, y, x + width, y + height];
}

/** @returns nothing for a shape that is not made of straight lines */
export function boxOfVector({ x1, x2, y1, y2, points = [] }: Vector): BoundingBox | undefined {
  const xs = [x1, x2, ...points.map(({ x }) => x)].filter((x) => x !== undefined);
  const ys = [y1, y2, ...points.map(({ y }) => y)].filter((y) => y !== undefined);
  if (xs.length === 0) return undefined;
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The smallest box around two. */
export function union(one: BoundingBox, other: BoundingBox): BoundingBox {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
