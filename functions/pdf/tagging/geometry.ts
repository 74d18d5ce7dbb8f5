import type { Line, LinePiece, PdfKitDocument, Picture, Vector } from "./pdfmake-renderer.ts";

// Nobody sees less than a hundredth of a point, and the digits beyond are a tenth of a report's bytes.

/** A shape whose numbers are places and lengths in points. */
export function rounded(vector: Vector): Vector {
  return { ...roundedNumbers(vector), ...(vector.points && { points: vector.points.map(roundedNumbers) }) };
}

/** A line whose pieces stand at whole hundredths of a point. @param x where the line begins on the page, points */
export function withRoundedPlaces(line: Line, x: number): Line {
  const places = line.inlines.map((piece) => ({ ...piece, x: hundredths(x + piece.x) - x }));
  return withPieces(line, places);
}

/** A line of other pieces, as high as it is. */
export function withPieces(line: Line, inlines: readonly LinePiece[]): Line {
  const [height, ascender] = [line.getHeight(), line.getAscenderHeight()];
  return Object.assign(line.clone(), {
    inlines,
    getHeight: () => height,
    getAscenderHeight: () => ascender,
  });
}

/** Makes a document write its colours in thousandths: each of eight bits stays itself, in a fifth of the digits. */
export function roundColors(document: PdfKitDocument): void {
  const exact = document._normalizeColor.bind(document);
  document._normalizeColor = (color) => exact(color)?.map((part) => Math.round(part * 1000) / 1000) ?? null;
}

function roundedNumbers<T extends object>(shape: T): T {
  const entries = Object.entries(shape).map(([name, value]) => [
    name,
    typeof value === "number" ? hundredths(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}

function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}

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
