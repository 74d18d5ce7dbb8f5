import type { CustomTableLayout } from "pdfmake/interfaces";
import { COLORS } from "./styles.ts";

/** A4, in points. */
export const PAGE = {
  width: 595.28,
  margin: { side: 48, top: 70, bottom: 54 },
} as const;

/** Width between the margins, points. */
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin.side;

/** Space between two columns of blocks, points. */
export const COLUMN_GAP = 14;

interface GivenLayout extends CustomTableLayout {
  /** Of every cell: at its sides, and above and below its content; points. */
  readonly padding?: { readonly x?: number; readonly y?: number };
}

/** Returns the layout of a table without lines and without padding, except as given. */
export function tableLayout({ padding: { x = 0, y = 0 } = {}, ...given }: GivenLayout): CustomTableLayout {
  return {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => x,
    paddingRight: () => x,
    paddingTop: () => y,
    paddingBottom: () => y,
    ...given,
  };
}

/** Returns the layout of a table with lines between rows. */
export function linedTableLayout(given: GivenLayout): CustomTableLayout {
  const hLineWidth = (index: number) => (index === 0 ? 0 : 0.5);
  return tableLayout({ hLineWidth, hLineColor: () => COLORS.line, ...given });
}

/** The same with column headers. @param y padding above and below the content of a cell, points */
export function headedTableLayout(y: number): CustomTableLayout {
  return linedTableLayout({
    padding: { y },
    hLineColor: (index) => (index === 1 ? COLORS.axis : COLORS.line),
    paddingLeft: (column) => (column === 0 ? 0 : 10),
  });
}
