import { imageSize } from "image-size";

/** The formats that documents can be drawn with. */
const DRAWN = /^data:image\/(png|jpeg)\b/i;

/**
 * Returns the pixels of a picture in a data address; 0 if it is elsewhere, or of a format that documents are not drawn
 * with and that cannot be read.
 * @returns NaN for a PNG or JPEG that cannot be read
 */
export function pixelsOf(address: string): number {
  const unreadable = DRAWN.test(address) ? Number.NaN : 0;
  const [, base64] = /^data:image\/[a-z]+;base64,(.+)$/is.exec(address) ?? [];
  if (base64 === undefined) return unreadable;
  try {
    // A small buffer shares its memory with others, which the library would read beyond a picture that ends too early.
    const { width, height } = imageSize(new Uint8Array(Buffer.from(base64, "base64")));
    return width * height || unreadable;
  } catch {
    return unreadable;
  }
}
