import { expect, test } from "vitest";
import { contrastWithWhite } from "#shared/report/readable-color.ts";

test.each([
  ["#ffffff", 1],
  ["#000000", 21],
  // The lightest grey that WCAG's own techniques take for text on white, and the one above it.
  ["#767676", 4.54],
  ["#777777", 4.48],
  ["#ff0000", 4],
  ["#00FF00", 1.37],
  ["#0000ff", 8.59],
])("returns the contrast of %s on white: %d", (color, contrast) => {
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
});
