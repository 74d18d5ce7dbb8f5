import type { ForecastSeriesId } from "#shared/report/report-document.ts";

/** Greys of the page; the brand gives the one colour beside those of the forecast's lines. */
export const COLORS = {
  ink: "#17212e",
  dimmed: "#566273",
  line: "#dde3e8",
  well: "#f5f7f8",
  axis: "#aab3be",
  white: "#ffffff",
  success: "#17653f",
  warning: "#8f4700",
} as const;

export const SERIES_COLORS: Readonly<Record<ForecastSeriesId, string>> = {
  realistic: "#cf1f6b",
  pessimistic: "#1f64c8",
};
