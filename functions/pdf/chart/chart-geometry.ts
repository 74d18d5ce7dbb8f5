import type { ForecastBlock, ForecastPoint, ForecastSeries } from "#shared/report/report-document.ts";

/** A point of the paper, in points from the chart's upper left corner. */
interface PaperPoint {
  readonly x: number;
  readonly y: number;
}

/** The edges of the area in which the lines run. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A value of an axis that is named, and where it stands: `x` or `y` in points. */
export interface Tick {
  readonly value: number;
  readonly offset: number;
}

interface ChartGeometry {
  readonly amountTicks: readonly Tick[];
  readonly positionTicks: readonly Tick[];
  readonly lineOf: (series: ForecastSeries) => readonly PaperPoint[];
  /** The outline of the range: along the Pessimistic line, and back along the upper edge. */
  readonly band: readonly PaperPoint[];
  readonly xOf: (position: number) => number;
}

const AMOUNT_PARTS = 5;
const POSITION_PARTS = 8;

/** Where everything of a forecast's chart stands; amounts start at zero. */
export function chartGeometry(
  { series, range }: Pick<ForecastBlock, "series" | "range">,
  area: PlotArea,
): ChartGeometry {
  const points = [...series.flatMap(({ line }) => line), ...range.upperEdge];
  const positions = (series[0]?.points ?? []).map(({ at }) => at);
  const [first, last] = [positions[0] ?? 0, positions.at(-1) ?? 0];
  const highest = Math.max(0, ...points.map(({ amount }) => amount));
  // No smaller than one: a part of a fils is no amount, and the smallest numbers cannot be divided.
  const amountStep = highest <= 1 ? 1 : niceStep(highest, AMOUNT_PARTS);
  const top = Math.max(amountStep, Math.ceil(highest / amountStep) * amountStep);
  const positionStep = Math.max(1, last === first ? 1 : niceStep(last - first, POSITION_PARTS));
  const xOf = (position: number) =>
    last === first
      ? (area.left + area.right) / 2
      : area.left + ((position - first) / (last - first)) * (area.right - area.left);
  const yOf = (amount: number) => area.bottom - (amount / top) * (area.bottom - area.top);
  const amounts =
    highest === 0 ? [0] : Array.from({ length: Math.round(top / amountStep) + 1 }, (_, n) => n * amountStep);
  const placed = (line: readonly ForecastPoint[]) =>
    line.map(({ at, amount }) => ({ x: xOf(at), y: yOf(amount) }));
  const lowerEdge = series.find(({ id }) => id === "pessimistic")?.line ?? [];
  return {
    amountTicks: amounts.map((value) => ({ value, offset: yOf(value) })),
    positionTicks: positions
      .filter((position) => position % positionStep === 0)
      .map((value) => ({ value, offset: xOf(value) })),
    lineOf: ({ line }) => placed(line),
    band: [...placed(lowerEdge), ...placed(range.upperEdge).toReversed()],
    xOf,
  };
}

/** The round step (1, 2 or 5 times a power of ten) that cuts a span into no more parts than asked for. */
export function niceStep(span: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / parts));
  const factor = [1, 2, 5].find((candidate) => candidate * power * parts >= span) ?? 10;
  return factor * power;
}
