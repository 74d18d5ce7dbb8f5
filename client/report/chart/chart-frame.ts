import { formatCompact } from "#shared/report/chart/format.ts";
import { amountAxis } from "#shared/report/chart/scale.ts";
import type { ForecastBlock } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Greatest average width of a letter, and the gap beside a text. Unit: pixels. */
const LABEL = { letter: 6.8, gap: 15 };

/** Room for half of the label of the first and the last position. Unit: pixels. */
const ENDS = 14;

/**
 * Returns the room around the lines of a chart, in pixels: above for signs, beside for amounts and names.
 * @param isNamed true if amounts and names are beside the lines, not on the grid
 */
export function chartFrame(block: ForecastBlock, wording: Wording, isNamed: boolean) {
  const room = (texts: readonly string[]) =>
    Math.ceil(LABEL.letter * Math.max(...texts.map(({ length }) => length))) + LABEL.gap;
  const amounts = amountAxis(block).ticks.map((amount) => formatCompact(amount, wording));
  return {
    top: 46,
    right: isNamed ? room(block.series.map(({ label }) => label)) : ENDS,
    bottom: 42,
    left: isNamed ? room(amounts) : ENDS,
  };
}
