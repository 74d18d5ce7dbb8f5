import type { Area, Place } from "#shared/report/chart-places.ts";
import { amountAxis, positionTicks } from "#shared/report/chart-scale.ts";
import type { ForecastBlock, ForecastPoint, ForecastSeries } from "#shared/report/report-document.ts";

/** A value of an axis that is named, and where it stands: `x` or `y` in points. */
export interface Tick {
  readonly value: number;
  readonly offset: number;
}

/** Where everything of a chart stands, in points from its upper left corner. */
interface ChartGeometry {
  readonly amountTicks: readonly Tick[];
  readonly positionTicks: readonly Tick[];
  readonly lineOf: (series: ForecastSeries) => readonly Place[];
  /** The outline of the range: along the Pessimistic line, and back along the upper edge. */
  readonly band: readonly Place[];
  readonly xOf: (position: number) => number;
  readonly placeOf: (point: ForecastPoint) => Place;
}

const POSITION_PARTS = 8;

/** Where everything of a forecast's chart stands in an area; amounts start at zero. */
export function chartGeometry(
  { series, range }: Pick<ForecastBlock, "series" | "range">,
  area: Area,
): ChartGeometry {
  const positions = (series[0]?.points ?? []).map(({ at }) => at);
  const [first, last] = [positions[0] ?? 0, positions.at(-1) ?? 0];
  const { top, ticks } = amountAxis({ series, range });
  const xOf = (position: number) =>
    last === first
      ? (area.left + area.right) / 2
      : area.left + ((position - first) / (last - first)) * (area.right - area.left);
  const yOf = (amount: number) => area.bottom - (amount / top) * (area.bottom - area.top);
  const placeOf = ({ at, amount }: ForecastPoint) => ({ x: xOf(at), y: yOf(amount) });
  const lowerEdge = series.find(({ id }) => id === "pessimistic")?.line ?? [];
  return {
    amountTicks: ticks.map((value) => ({ value, offset: yOf(value) })),
    positionTicks: positionTicks({ series }, POSITION_PARTS).map((value) => ({ value, offset: xOf(value) })),
    lineOf: ({ line }) => line.map(placeOf),
    band: [...lowerEdge.map(placeOf), ...range.upperEdge.map(placeOf).toReversed()],
    xOf,
    placeOf,
  };
}
