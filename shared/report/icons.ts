import type { Block, Verdict } from "./report-document.ts";

// Line drawings as SVG paths; the renderers for screen and paper set the stroke.

/** Icons beside a verdict, on a square of 20 units: a tick in a circle, an exclamation mark in a triangle. */
export const VERDICT_ICONS: Readonly<Record<Verdict["tone"], string>> = {
  success: "M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15ZM6.6 10.3L9 12.7L13.6 7.8",
  warning: "M10 3L18 16.8L2 16.8ZM10 8.2L10 11.8M10 14.3L10 14.4",
};

/** Icons beside a callout, on a square of 20 units: a tick, an i, an exclamation mark. */
export const CALLOUT_ICONS: Readonly<Record<Block<"callout">["tone"], string>> = {
  good: "M5 10.5L8.5 14L15 7",
  neutral: "M10 9.5L10 14M10 6L10 6.1",
  warning: "M10 5.5L10 11M10 14L10 14.1",
};

/** The line of a provider's neutral mark, on a square of 32 units: a path that rises to its goal. */
export const MARK_LINE = "M7 22.5c5.5 0 6.5-5.2 9.5-8.2S22.5 9.5 25 9.5";
