/** A4, in points. */
export const PAGE = {
  width: 595.28,
  margin: { side: 48, top: 84, bottom: 60 },
} as const;

/** The room between the margins, points. */
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin.side;

/** Between two columns of blocks, points. */
export const COLUMN_GAP = 14;
