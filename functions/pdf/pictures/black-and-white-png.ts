import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** One bit a pixel, 0 is black; no compression but deflate, no filter but that of a row, not interlaced. */
const ONE_BIT_GREY = [1, 0, 0, 0, 0];

/**
 * A square of black and white cells as a picture. Source: Portable Network Graphics specification, third edition.
 * @param rows whether each cell is black
 * @param scale pixels along the side of a cell, so that a viewer that smooths pictures blurs no more than their edges
 * @returns a `data:` address
 */
export function blackAndWhitePng(rows: readonly (readonly boolean[])[], scale: number): string {
  const side = rows.length * scale;
  const lines = rows.flatMap((row) => Array<Uint8Array>(scale).fill(lineOf(row, scale)));
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, side);
  header.setUint32(4, side);
  for (const [index, value] of ONE_BIT_GREY.entries()) header.setUint8(8 + index, value);
  const png = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** A line of pixels, from the left, eight to a byte, after the filter that changes nothing. */
function lineOf(row: readonly boolean[], scale: number): Uint8Array {
  const line = new Uint8Array(1 + Math.ceil((row.length * scale) / 8));
  for (let pixel = 0; pixel < row.length * scale; pixel++) {
    const isWhite = row[Math.floor(pixel / scale)] !== true;
    if (isWhite) line[1 + (pixel >> 3)] = (line[1 + (pixel >> 3)] ?? 0) | (0x80 >> (pixel & 7));
  }
  return line;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
