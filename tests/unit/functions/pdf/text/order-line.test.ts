import { describe, expect, test } from "vitest";
import { type MeasuredPiece, orderLine } from "#functions/pdf/text/order-line.ts";
import type { Direction } from "#functions/pdf/text/typesetter.ts";

/** A line as pdfmake sets it: every character is one point wide. */
function lineOf(...pieces: readonly (readonly [string, Direction?])[]): readonly MeasuredPiece[] {
  let x = 0;
  return pieces.map(([text, direction]) => {
    const piece = { text, x, width: text.length, trailingCut: text.length - text.trimEnd().length };
    x += text.length;
    return direction === undefined ? piece : { ...piece, direction };
  });
}

const placesOf = (line: readonly MeasuredPiece[]) => orderLine(line).map(({ text, x }) => [text, x]);

const arabic = (): Direction => ({ level: 1, base: 1 });
const latin = (): Direction => ({ level: 2, base: 1 });

test("a line from left to right stays unchanged", () => {
  const line = lineOf(["Layla "], ["Haddad"]);
  expect(orderLine(line)).toBe(line);
});

describe("a line from right to left", () => {
  test("begins on the right, and is drawn in reading order", () => {
    expect(placesOf(lineOf(["رقم ", arabic()], ["971 ", latin()], ["50", latin()]))).toEqual([
      ["رقم ", 6],
      ["971 ", 0],
      ["50", 4],
    ]);
  });

  test("keeps the words of one piece together, but not those of two", () => {
    const [one, other] = [arabic(), arabic()];
    expect(placesOf(lineOf(["خطة ", one], ["تقاعدك ", one], ["الآن", other]))).toEqual([
      ["خطة تقاعدك ", 4],
      ["الآن", 0],
    ]);
  });

  test("lets the space at its end extend beyond its left edge", () => {
    expect(placesOf(lineOf(["خطة ", arabic()]))).toEqual([["خطة ", -1]]);
  });

  test("drops the space after a Latin word at its end, which would displace the word", () => {
    expect(placesOf(lineOf(["اسم ", arabic()], ["Smith ", latin()]))).toEqual([
      ["اسم ", 5],
      ["Smith", 0],
    ]);
  });
});

test("an Arabic name in a line from left to right is placed where it is read", () => {
  const name = { level: 1, base: 0 };
  const line = lineOf(
    ["Name: ", { level: 0, base: 0 }],
    ["محمد ", name],
    ["علي", name],
    ["!", { level: 0, base: 0 }],
  );
  expect(placesOf(line)).toEqual([
    ["Name: ", 0],
    ["محمد علي", 6],
    ["!", 14],
  ]);
});
