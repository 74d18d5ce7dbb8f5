import type { Baseline, ForecastPoint, ForecastRange, ForecastSeries } from "../report-document.ts";
import type { Area, Place } from "./places.ts";

/** What the axes of a chart have to hold. */
interface ChartLines {
  readonly series: readonly Pick<ForecastSeries, "points" | "line">[];
  readonly range?: Pick<ForecastRange, "upperEdge">;
  readonly baseline?: Baseline;
  readonly futures?: readonly (readonly ForecastPoint[])[];
}

/** The axis of a chart's amounts. */
interface AmountAxis {
  /** End of the axis, at or above the highest amount. The axis starts at zero. */
  readonly top: number;
  /** The labelled amounts: only zero if nothing is saved. */
  readonly ticks: readonly number[];
}

/** Functions from the axes of a chart to places in its drawing. */
export interface ChartScale {
  readonly xOf: (position: number) => number;
  readonly yOf: (amount: number) => number;
  readonly placeOf: (point: ForecastPoint) => Place;
}

const AMOUNT_PARTS = 5;

/** Returns the amount axis for all lines and the band, in at most five round parts. */
export function amountAxis({ series, range, baseline, futures = [] }: ChartLines): AmountAxis {
  const points = [
    ...series.flatMap(({ line }) => line),
    ...(range?.upperEdge ?? []),
    ...(baseline?.line ?? []),
    ...futures.flat(),
  ];
  const highest = Math.max(0, ...points.map(({ amount }) => amount));
  if (highest === 0) return { top: 1, ticks: [0] };
  // At least 1: fractions of a fils are not amounts, and the smallest numbers cannot be divided.
  const step = highest <= 1 ? 1 : niceStep(highest, AMOUNT_PARTS);
  const top = Math.ceil(highest / step) * step;
  return { top, ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, part) => part * step) };
}

/** Returns the ages or years that label an axis, in at most the given number of parts. */
export function positionTicks(lines: ChartLines, parts: number): readonly number[] {
  const positions = positionsOf(lines);
  const span = (positions.at(-1) ?? 0) - (positions[0] ?? 0);
  const step = span === 0 ? 1 : Math.max(1, niceStep(span, parts));
  return positions.filter((position) => position % step === 0);
}

/** Returns the scale that fits lines into an area of a drawing; amounts start at zero. */
export function chartScale(lines: ChartLines, { left, right, top, bottom }: Area): ChartScale {
  const positions = positionsOf(lines);
  const [first, last] = [positions[0] ?? 0, positions.at(-1) ?? 0];
  const highest = amountAxis(lines).top;
  const xOf = (position: number) =>
    last === first ? (left + right) / 2 : left + ((position - first) / (last - first)) * (right - left);
  const yOf = (amount: number) => bottom - (amount / highest) * (bottom - top);
  return { xOf, yOf, placeOf: ({ at, amount }) => ({ x: xOf(at), y: yOf(amount) }) };
}

/** Returns all positions of lines in ascending order, each once. */
function positionsOf({ series }: ChartLines): readonly number[] {
  const positions = series.flatMap(({ points }) => points.map(({ at }) => at));
  return [...new Set(positions)].toSorted((one, other) => one - other);
}

/** Returns the round step (1, 2 or 5 times a power of ten) that cuts a span into at most the given number of parts. */
export function niceStep(span: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / parts));
  const factor = [1, 2, 5].find((candidate) => candidate * power * parts >= span) ?? 10;
  return factor * power;
}
