import type { ContentSvg, ContentTable, TableCell } from "pdfmake/interfaces";
import { tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";

interface PanelOptions {
  /** One for each cell. */
  readonly widths?: ("*" | number)[];
  /** Colour of the surface; the page's grey if unset. */
  readonly fillColor?: string;
  /** 0 to 1. */
  readonly fillOpacity?: number;
  /** Colour of a bar at the left edge; no bar if unset. */
  readonly barColor?: string;
}

const PADDING = { x: 14, y: 8 };
const BAR_WIDTH = 3;

/** Draws content on a surface of its own, across the whole width. */
export function panel(
  cells: TableCell[],
  { widths = ["*"], fillColor = COLORS.well, fillOpacity = 1, barColor }: PanelOptions = {},
): ContentTable {
  return {
    table: { widths, body: [cells] },
    layout: tableLayout({
      padding: PADDING,
      vLineWidth: (index) => (index === 0 && barColor !== undefined ? BAR_WIDTH : 0),
      vLineColor: () => barColor ?? fillColor,
      fillColor: () => fillColor,
      fillOpacity: () => fillOpacity,
    }),
  };
}

interface IconOptions {
  readonly stroke: string;
  /** Points. */
  readonly size: number;
  /** Colour of a disc behind the drawing; no disc if unset. */
  readonly disc?: string;
}

/** Returns a line drawing on a square of 20 units. Paths and colours are the program's own, never a visitor's text. */
export function icon(path: string, { stroke, size, disc }: IconOptions): ContentSvg {
  const scale = disc === undefined ? "" : ' transform="translate(3 3) scale(.7)"';
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${
      disc === undefined ? "" : `<circle cx="10" cy="10" r="10" fill="${disc}"/>`
    }<path d="${path}"${scale} fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    width: size,
    height: size,
  };
}
