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

/** Returns the layout of a table without lines and without padding, except as given. */
export function tableLayout(given: CustomTableLayout): CustomTableLayout {
  return {
    hLineWidth: none,
    vLineWidth: none,
    paddingLeft: none,
    paddingRight: none,
    paddingTop: none,
    paddingBottom: none,
    ...given,
  };
}

/** The layout of a table with column headers and lines between rows. @param padding above and below a cell, points */
export function headedTableLayout(padding: number): CustomTableLayout {
  return tableLayout({
    hLineWidth: (index) => (index === 0 ? 0 : 0.5),
    hLineColor: (index) => (index === 1 ? COLORS.axis : COLORS.line),
    paddingLeft: (column) => (column === 0 ? 0 : 10),
    paddingTop: () => padding,
    paddingBottom: () => padding,
  });
}

const none = () => 0;
