import { formatCompact } from "#shared/report/chart-format.ts";
import { amountAxis } from "#shared/report/chart-scale.ts";
import type { ForecastBlock } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The room around the lines of a chart, in pixels: above for signs and a marker's name, beside for amounts and names. */
export interface ChartFrame {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Pixels that a letter takes at most on average, and what stands beside a text. */
const LABEL = { letter: 6.8, gap: 12 };

export function chartFrame(block: ForecastBlock, wording: Wording): ChartFrame {
  const room = (texts: readonly string[]) =>
    Math.ceil(LABEL.letter * Math.max(...texts.map(({ length }) => length))) + LABEL.gap;
  const amounts = amountAxis(block).ticks.map((amount) => formatCompact(amount, wording));
  return {
    top: 46,
    right: room(block.series.map(({ label }) => label)),
    bottom: 42,
    left: room(amounts),
  };
}

/** How far along an axis a position is: 0 at its first place, 1 at its last. */
export function shareOfAxis({ series }: Pick<ForecastBlock, "series">, position: number): number {
  const points = series[0]?.points ?? [];
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  return last === first ? 0.5 : (position - first) / (last - first);
}
