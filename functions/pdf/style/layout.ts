import type { CustomTableLayout } from "pdfmake/interfaces";

/** A4, in points. */
export const PAGE = {
  width: 595.28,
  margin: { side: 48, top: 76, bottom: 54 },
} as const;

/** The room between the margins, points. */
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin.side;

/** Between two columns of blocks, points. */
export const COLUMN_GAP = 14;

/** A table without lines and without room around its cells, except as given. */
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

const none = () => 0;
