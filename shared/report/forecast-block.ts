import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ForecastMoment } from "./common-facts.ts";
import type { Block, ForecastPoint, ForecastSeries } from "./report-document.ts";

interface Forecast {
  readonly currency: Currency;
  readonly outcomesAt50th: readonly Outcome[];
  readonly outcomesAt10th: readonly Outcome[];
}

interface ForecastParts {
  readonly summary: string;
  readonly axisLabel: string;
  /** A remark on the chart that is not true of all charts. */
  readonly info?: string;
  readonly marker?: { readonly at: number; readonly label: string };
  /** Where there is one still to come. */
  readonly payment?: FirstPayment | undefined;
}

/**
 * The chart of any forecast.
 * @param at position on the axis for an age
 */
export function forecastBlock(
  forecast: Forecast,
  { summary, axisLabel, info, marker, payment }: ForecastParts,
  wording: Wording,
  at?: (age: number) => number,
): Block<"forecast"> {
  const { chartTitle, chartInfoTitle, chartInfoText } = wording.results;
  return {
    kind: "forecast",
    title: chartTitle,
    summary,
    info: {
      title: chartInfoTitle,
      text: info === undefined ? chartInfoText : `${chartInfoText} ${info}`,
    },
    currency: forecast.currency,
    axisLabel,
    series: forecastSeries(forecast, wording, at, payment),
    ...(marker === undefined ? {} : { marker }),
  };
}

interface Outcomes {
  readonly outcomesAt50th: readonly Outcome[];
  readonly outcomesAt10th: readonly Outcome[];
}

/** A first payment, which takes as much from both lines. */
export interface FirstPayment {
  /** Age in years at which it falls due. */
  readonly age: number;
  /** The savings before it, in the plan's currency. */
  readonly before: ForecastMoment;
  /** In the plan's currency. */
  readonly amount: number;
}

/**
 * The two lines of every forecast.
 * @param at position on the axis for an age
 * @param payment drawn as a fall, where the forecast has one
 */
function forecastSeries(
  { outcomesAt50th, outcomesAt10th }: Outcomes,
  wording: Wording,
  at: (age: number) => number = (age) => age,
  payment?: FirstPayment,
): readonly ForecastSeries[] {
  // A value below zero is a debt that nobody would lend: the savings are used up, and the chart starts at zero.
  const point = (age: number, value: number): ForecastPoint => ({ at: at(age), amount: Math.max(0, value) });
  const series = (id: ForecastSeries["id"], outcomes: readonly Outcome[]): ForecastSeries => {
    const label = wording.results[id];
    const points = outcomes.map(({ age, value }) => point(age, value));
    if (payment === undefined) return { id, label, points, line: points };
    const before = payment.before[id];
    return {
      id,
      label,
      points,
      line: [
        ...points.filter((_, index) => (outcomes[index]?.age ?? 0) < payment.age),
        point(payment.age, before),
        point(payment.age, before - payment.amount),
        ...points.filter((_, index) => (outcomes[index]?.age ?? 0) > payment.age),
      ],
    };
  };
  return [series("realistic", outcomesAt50th), series("pessimistic", outcomesAt10th)];
}
