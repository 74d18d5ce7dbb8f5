import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PALETTE, RANGE_OPACITY, SERIES_COLORS } from "#shared/report/palette.ts";

type Channels = readonly number[];

/** Red, green and blue, 0 to 1. */
const channelsOf = (color: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);

/** Relative luminance. Source: WCAG 2.2. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Channels, other: Channels): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const WHITE = channelsOf(PALETTE.white);
const BAND = channelsOf(SERIES_COLORS.pessimistic).map(
  (channel, index) => RANGE_OPACITY * channel + (1 - RANGE_OPACITY) * (WHITE[index] ?? 0),
);

describe("the lines of a forecast", () => {
  test.each(Object.entries(SERIES_COLORS))("%s stands out from the page and from the band", (_, color) => {
    expect(contrast(channelsOf(color), WHITE)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(channelsOf(color), BAND)).toBeGreaterThanOrEqual(3);
  });

  test("contrast with a band that is visible but quiet", () => {
    expect(contrast(BAND, WHITE)).toBeGreaterThan(1.2);
    expect(contrast(BAND, WHITE)).toBeLessThan(1.5);
  });
});

test("page numbers of printed pages have the dimmed colour", () => {
  expect(readFileSync("client/app/base.css", "utf8")).toContain(`color: ${PALETTE.dimmed};`);
});
