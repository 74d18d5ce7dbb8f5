import arabicFonts from "./arabic-fonts.css?url";

/**
 * Requests the Arabic faces after the first paint: on a slow phone they would delay the first text. Until they arrive,
 * the visitor's own font shows it, adjusted to the same metrics.
 */
export function loadArabicFontsAfterPaint(): void {
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    const styles = document.createElement("link");
    styles.rel = "stylesheet";
    styles.href = arabicFonts;
    document.head.append(styles);
  }).observe({ type: "paint", buffered: true });
}
