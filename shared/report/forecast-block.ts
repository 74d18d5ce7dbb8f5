import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { type FirstPayment, forecastSeries } from "./forecast-series.ts";
import type { Block } from "./report-document.ts";

interface Forecast {
  readonly currency: Currency;
  readonly outcomesAt50th: readonly Outcome[];
  readonly outcomesAt10th: readonly Outcome[];
}

interface ForecastParts {
  readonly summary: string;
  readonly axisLabel: string;
  /** What there is to say of the chart beyond what is true of all. */
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
