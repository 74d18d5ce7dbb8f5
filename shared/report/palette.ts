import type { ForecastSeriesId } from "./report-document.ts";

/** Colours of a report on screen and on paper, beside the brand's: `#rrggbb`. */
export const PALETTE = {
  ink: "#17212e",
  dimmed: "#566273",
  well: "#f5f7f8",
  white: "#ffffff",
  success: "#17653f",
  warning: "#8f4700",
} as const;

/** Colours of the forecast's lines. */
export const SERIES_COLORS: Readonly<Record<ForecastSeriesId, string>> = {
  realistic: "#cf1f6b",
  pessimistic: "#1f64c8",
};

/** Opacity of the band, in the Pessimistic colour: the grid stays visible, and the lines keep a contrast of 3 to 1. */
export const RANGE_OPACITY = 0.18;
