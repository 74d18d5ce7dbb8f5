import arabicFonts from "./arabic-fonts.css?url";

/**
 * Asks for the Arabic faces once the page has painted: on a slow phone they would hold its first text back, which is
 * read in the visitor's own font, of the same measures, until they come.
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
