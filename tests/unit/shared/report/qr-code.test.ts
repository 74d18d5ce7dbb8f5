import jsQR from "jsqr";
import { expect, test } from "vitest";
import { type QrCode, qrCode } from "#shared/report/qr-code.ts";

const SCALE = 4;

/** The drawing as a camera would see it: black on white, a module of 4 × 4 pixels. */
function pixelsOf({ size, path }: QrCode): Uint8ClampedArray {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const start = 4 * (row * side + Number(x) * SCALE);
      pixels.fill(0, start, start + 4 * Number(length) * SCALE);
    }
  }
  // Opaque again.
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return pixels;
}

test.each([
  ["a short link", "https://plans.example.com/education#plan=1.abc_-"],
  ["the longest link", `https://plans.example.com/ar/kids-saver#plan=1.${"aZ-9_q".repeat(92)}`],
])("%s can be read by an independent decoder", (_, text) => {
  const code = qrCode(text);
  const side = code.size * SCALE;
  expect(jsQR(pixelsOf(code), side, side)?.data).toBe(text);
});

test("the quiet zone is empty", () => {
  const { size, path } = qrCode("https://plans.example.com");
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(4);
    expect(Number(y)).toBeGreaterThanOrEqual(4);
    expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4);
    expect(Number(y)).toBeLessThan(size - 4);
  }
});
