import type { ForecastBlock } from "./report-document.ts";

type Lines = Pick<ForecastBlock, "series" | "range">;

/** The axis of a chart's amounts. */
interface AmountAxis {
  /** Where it ends: at or beyond the highest amount. It begins at zero. */
  readonly top: number;
  /** The amounts that it names: zero alone where nothing is saved. */
  readonly ticks: readonly number[];
}

const AMOUNT_PARTS = 5;

/** The axis of the amounts of lines and band, in no more than five round parts. */
export function amountAxis({ series, range }: Lines): AmountAxis {
  const points = [...series.flatMap(({ line }) => line), ...range.upperEdge];
  const highest = Math.max(0, ...points.map(({ amount }) => amount));
  if (highest === 0) return { top: 1, ticks: [0] };
  // No smaller than one: a part of a fils is no amount, and the smallest numbers cannot be divided.
  const step = highest <= 1 ? 1 : niceStep(highest, AMOUNT_PARTS);
  const top = Math.ceil(highest / step) * step;
  return { top, ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, part) => part * step) };
}

/** The ages or years that an axis names, which cut it into no more parts than given. */
export function positionTicks({ series }: Pick<Lines, "series">, parts: number): readonly number[] {
  const positions = (series[0]?.points ?? []).map(({ at }) => at);
  const span = (positions.at(-1) ?? 0) - (positions[0] ?? 0);
  const step = span === 0 ? 1 : Math.max(1, niceStep(span, parts));
  return positions.filter((position) => position % step === 0);
}

/** The round step (1, 2 or 5 times a power of ten) that cuts a span into no more parts than asked for. */
export function niceStep(span: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / parts));
  const factor = [1, 2, 5].find((candidate) => candidate * power * parts >= span) ?? 10;
  return factor * power;
}
