import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { blackAndWhitePng } from "#functions/pdf/pictures/black-and-white-png.ts";

/** The chunks of a PNG, by type, each with a checksum that is right. */
function chunksOf(address: string): Map<string, Buffer> {
  const png = Buffer.from(address.replace("data:image/png;base64,", ""), "base64");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.subarray(0, 4).toString(), named.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

test("each cell becomes a square of pixels, black or white", () => {
  const rows = [
    [true, false, true],
    [false, false, true],
    [true, true, false],
  ];
  const chunks = chunksOf(blackAndWhitePng(rows, 5));
  expect([...chunks.keys()]).toEqual(["IHDR", "IDAT", "IEND"]);
  const header = chunks.get("IHDR") ?? Buffer.alloc(0);
  expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([
    15, 15, 1, 0, 0, 0, 0,
  ]);
  const lines = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  expect(lines).toHaveLength(15 * 3);
  for (let y = 0; y < 15; y++) {
    expect(lines[3 * y]).toBe(0);
    for (let x = 0; x < 15; x++) {
      const isBlack = ((lines[3 * y + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0;
      expect([x, y, isBlack]).toEqual([x, y, rows[Math.floor(y / 5)]?.[Math.floor(x / 5)]]);
    }
  }
});
