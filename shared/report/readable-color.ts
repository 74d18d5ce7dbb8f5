/** The least contrast of text. Source: WCAG 2.2, success criterion 1.4.3. */
export const READABLE = 4.5;

/** Returns true for a colour as pages take it. @example isColor("#0f6f66") // true */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Returns true for a colour that is dark enough to carry white text. @example isReadable("#767676") // true */
export function isReadable(color: string): boolean {
  return contrastWithWhite(color) >= READABLE;
}

/** Contrast of `#rrggbb` with white, 1 to 21. Source: WCAG 2.2, relative luminance and contrast ratio. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The light of a channel of sRGB, both 0 to 1. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
