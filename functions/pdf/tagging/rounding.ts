import type { Line, PdfKitDocument, Vector } from "./pdfmake-renderer.ts";

// Nobody sees less than a hundredth of a point, and the digits beyond are a tenth of a report's bytes.

/** A shape whose numbers are places and lengths in points. */
export function rounded(vector: Vector): Vector {
  return { ...roundedNumbers(vector), ...(vector.points && { points: vector.points.map(roundedNumbers) }) };
}

/** A line whose pieces stand at whole hundredths of a point. @param x where the line begins on the page, points */
export function withRoundedPlaces(line: Line, x: number): Line {
  const inlines = line.inlines.map((piece) => ({ ...piece, x: hundredths(x + piece.x) - x }));
  return Object.assign(line.clone(), {
    inlines,
    getHeight: () => line.getHeight(),
    getAscenderHeight: () => line.getAscenderHeight(),
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
