import type { ContentTable, TableCell } from "pdfmake/interfaces";
import { tableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";

interface PanelOptions {
  /** Colour of the surface; the page's grey if unset. */
  readonly fillColor?: string;
  /** 0 to 1. */
  readonly fillOpacity?: number;
  /** Colour of a bar at the left edge; no bar if unset. */
  readonly barColor?: string;
}

const PADDING = { x: 14, y: 10 };
const BAR_WIDTH = 3;

/** Draws content on a surface of its own, across the whole width. */
export function panel(
  cells: TableCell[],
  widths: ("*" | "auto" | number)[],
  { fillColor = COLORS.well, fillOpacity = 1, barColor }: PanelOptions = {},
): ContentTable {
  return {
    table: { widths, body: [cells] },
    layout: tableLayout({
      vLineWidth: (index) => (index === 0 && barColor !== undefined ? BAR_WIDTH : 0),
      vLineColor: () => barColor ?? fillColor,
      paddingLeft: () => PADDING.x,
      paddingRight: () => PADDING.x,
      paddingTop: () => PADDING.y,
      paddingBottom: () => PADDING.y,
      fillColor: () => fillColor,
      fillOpacity: () => fillOpacity,
    }),
  };
}
