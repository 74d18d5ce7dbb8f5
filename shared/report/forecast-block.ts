import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ForecastMoment } from "./common-facts.ts";
import { type MoneyView, shownMoney } from "./money-view.ts";
import { type Paths, savingsLastUntil } from "./outcomes.ts";
import type {
  Block,
  ForecastPoint,
  ForecastSeries,
  ForecastSeriesId,
  ForecastSign,
} from "./report-document.ts";

interface Forecast extends Paths {
  readonly currency: Currency;
}

interface ForecastParts {
  readonly summary: string;
  readonly view: MoneyView;
  readonly axisLabel: string;
  /** A remark on the chart that is not true of all charts. */
  readonly info?: string;
  readonly marker?: { readonly at: number; readonly label: string };
  readonly payment?: FirstPayment;
  /** What happens on the way but for savings that are used up. */
  readonly signs: readonly ForecastSign[];
  /** Tells until which age the savings of a forecast last. */
  readonly usedUp: (age: number, forecast: string) => string;
}

/** A first payment, which takes as much from every line. */
export interface FirstPayment {
  /** Age in years at which it falls due. */
  readonly age: number;
  /** The savings before it, in the plan's currency. */
  readonly before: ForecastMoment;
  /** In the plan's currency. */
  readonly amount: number;
}

/**
 * The chart of any forecast.
 * @param at position on the axis for an age
 */
export function forecastBlock(
  { currency, outcomesAt10th, outcomesAt50th, outcomesAt90th }: Forecast,
  { summary, view, axisLabel, info, marker, payment, signs, usedUp }: ForecastParts,
  wording: Wording,
  at: (age: number) => number = (age) => age,
): Block<"forecast"> {
  const { results } = wording;
  const line = (outcomes: readonly Outcome[], moment: keyof ForecastMoment) =>
    drawnLine(withPayment(outcomes, payment, moment), savingsLastUntil(outcomes), at);
  const series = (id: ForecastSeriesId, outcomes: readonly Outcome[]): ForecastSeries => ({
    id,
    label: results[id],
    points: outcomes.map(({ age, value }) => ({ at: at(age), amount: shownAmount(value) })),
    line: line(outcomes, id).points,
  });
  const usedUpSign = (id: ForecastSeriesId, outcomes: readonly Outcome[]): readonly ForecastSign[] => {
    const until = savingsLastUntil(outcomes);
    const { zeroAt } = line(outcomes, id);
    if (until === undefined || zeroAt === undefined) return [];
    return [{ at: zeroAt, amount: 0, series: id, text: usedUp(until, results[id]) }];
  };
  return {
    kind: "forecast",
    title: results.chartTitle,
    note: { ofYear: results.moneyOfEachYear, today: results.todaysMoney }[shownMoney(view)],
    summary,
    info: {
      title: results.chartInfoTitle,
      text: info === undefined ? results.chartInfoText : `${results.chartInfoText} ${info}`,
    },
    currency,
    axisLabel,
    series: [series("realistic", outcomesAt50th), series("pessimistic", outcomesAt10th)],
    range: { label: results.range.label, upperEdge: line(outcomesAt90th, "upper").points },
    ...(marker === undefined ? {} : { marker }),
    signs: [
      ...signs,
      ...usedUpSign("realistic", outcomesAt50th),
      ...usedUpSign("pessimistic", outcomesAt10th),
    ].toSorted((one, other) => one.at - other.at),
  };
}

/** A value below zero is a debt that nobody would lend: the savings are used up, and the chart starts at zero. */
function shownAmount(value: number): number {
  return Math.max(0, value);
}

/** The outcomes with the moments before and after a payment in place of the outcome of its age. */
function withPayment(
  outcomes: readonly Outcome[],
  payment: FirstPayment | undefined,
  moment: keyof ForecastMoment,
): readonly Outcome[] {
  if (payment === undefined) return outcomes;
  const before = payment.before[moment];
  return [
    ...outcomes.filter(({ age }) => age < payment.age),
    { age: payment.age, value: before },
    { age: payment.age, value: before - payment.amount },
    ...outcomes.filter(({ age }) => age > payment.age),
  ];
}

interface DrawnLine {
  readonly points: readonly ForecastPoint[];
  /** Where savings that are used up reach zero. */
  readonly zeroAt: number | undefined;
}

/** @param until the age until which the savings last; undefined if they are never used up */
function drawnLine(
  outcomes: readonly Outcome[],
  until: number | undefined,
  at: (age: number) => number,
): DrawnLine {
  const points = outcomes.map(({ age, value }) => ({ at: at(age), amount: shownAmount(value) }));
  if (until === undefined) return { points, zeroAt: undefined };
  const index = outcomes.findIndex(({ age, value }) => age > until && value < 0);
  const below = outcomes[index] ?? { age: until, value: 0 };
  const zeroAt = at(zeroAge(outcomes[index - 1], below));
  const isBetween = zeroAt < at(below.age);
  return { points: isBetween ? points.toSpliced(index, 0, { at: zeroAt, amount: 0 }) : points, zeroAt };
}

/** The age at which a line reaches zero between two outcomes, of which the second is below. */
function zeroAge(last: Outcome | undefined, below: Outcome): number {
  if (last === undefined || last.value < 0) return below.age;
  return last.age + (last.value / (last.value - below.value)) * (below.age - last.age);
}

/** The figures of a chart. */
export function figuresBlock(
  { note, currency, axisLabel, series }: Block<"forecast">,
  { results }: Wording,
): Block<"figures"> {
  return {
    kind: "figures",
    title: results.yearByYear,
    note,
    currency,
    axisLabel,
    series: series.map(({ id, label, points }) => ({ id, label, points })),
  };
}
