import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ForecastMoment } from "./common-facts.ts";
import { type MoneyView, shownMoney } from "./money-view.ts";
import type { Paths } from "./outcomes.ts";
import type { Block, ForecastPoint, ForecastSeriesId } from "./report-document.ts";

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
  /** Where there is one still to come. */
  readonly payment?: FirstPayment | undefined;
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
  { summary, view, axisLabel, info, marker, payment }: ForecastParts,
  wording: Wording,
  at: (age: number) => number = (age) => age,
): Block<"forecast"> {
  const { results } = wording;
  // A value below zero is a debt that nobody would lend: the savings are used up, and the chart starts at zero.
  const point = (age: number, value: number): ForecastPoint => ({ at: at(age), amount: Math.max(0, value) });
  const pointsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ age, value }) => point(age, value));
  const lineOf = (outcomes: readonly Outcome[], moment: keyof ForecastMoment): readonly ForecastPoint[] => {
    if (payment === undefined) return pointsOf(outcomes);
    const before = payment.before[moment];
    return [
      ...pointsOf(outcomes.filter(({ age }) => age < payment.age)),
      point(payment.age, before),
      point(payment.age, before - payment.amount),
      ...pointsOf(outcomes.filter(({ age }) => age > payment.age)),
    ];
  };
  const series = (id: ForecastSeriesId, outcomes: readonly Outcome[]) => ({
    id,
    label: results[id],
    points: pointsOf(outcomes),
    line: lineOf(outcomes, id),
  });
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
    range: { label: results.range.label, upperEdge: lineOf(outcomesAt90th, "upper") },
    ...(marker === undefined ? {} : { marker }),
  };
}
