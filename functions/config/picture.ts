import { imageSize } from "image-size";

/** Returns the pixels of a picture in a data address; 0 if it is elsewhere, or of no format with pixels that can be read. */
export function pixelsOf(address: string): number {
  const [, base64] = /^data:image\/[a-z]+;base64,(.+)$/is.exec(address) ?? [];
  if (base64 === undefined) return 0;
  try {
    const { width, height } = imageSize(Buffer.from(base64, "base64"));
    return width * height;
  } catch {
    return 0;
  }
}
