import encodeQR from "qr";

/** A QR code as a drawing. */
export interface QrCode {
  /** Side of the square, the quiet zone included. Unit: modules. */
  readonly size: number;
  /** Row by row, whether a module is dark. */
  readonly rows: readonly (readonly boolean[])[];
  /** The dark modules, as the path of an SVG in modules. */
  readonly path: string;
}

/** Light modules around the dark ones. Source: ISO/IEC 18004, section 9.1. */
const QUIET_ZONE = 4;

/** The QR code of a text, which is read with up to 15 % of it damaged (level M). */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, rows, path: path.join("") };
}

/** The runs of dark modules in a row: where each starts, and how long it is. */
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
