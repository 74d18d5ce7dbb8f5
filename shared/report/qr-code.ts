import encodeQR from "qr";

/** A QR code as a drawing. */
export interface QrCode {
  /** Side of the square, the quiet zone included. Unit: modules. */
  readonly size: number;
  /** The modules row by row: true if dark. */
  readonly rows: readonly (readonly boolean[])[];
  /** The dark modules as an SVG path. Unit: modules. */
  readonly path: string;
}

/** Light modules around the dark ones. Source: ISO/IEC 18004, section 9.1. */
const QUIET_ZONE = 4;

/** Returns the QR code of a text, readable with up to 15 % damage (level M). */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, rows, path: path.join("") };
}

/** Returns the runs of dark modules in a row, with start and length. */
function darkRuns(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
