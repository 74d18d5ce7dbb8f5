import type { SeenPart } from "#client/embed/messages.ts";

/**
 * Lets stylesheets place things where a visitor sees them: a frame as high as its content knows no edges of a window.
 * Where nothing is hidden the variables are not set.
 */
export function placeInView({ hiddenAbovePx, hiddenBelowPx }: SeenPart): void {
  const { style } = document.documentElement;
  style.setProperty("--hidden-above", `${hiddenAbovePx}px`);
  style.setProperty("--hidden-below", `${hiddenBelowPx}px`);
}
