import type { Wording } from "#shared/wording/wording.ts";
import { formatMoney } from "../format.ts";
import type { ForecastBlock, ForecastPoint, ForecastSeriesId } from "../report-document.ts";
import { formatMoneyRange } from "./format.ts";

/**
 * The values of a chart at one moment: at a position on the axis or, if a payment falls due there, before or after it.
 */
export interface ChartReading {
  readonly at: number;
  /** Name of the moment. */
  readonly heading: string;
  /** The values of the lines. */
  readonly levels: Readonly<Record<ForecastSeriesId, number>>;
  /** The amounts of both lines, of the band from the Pessimistic one to the 90th percentile, and of a named baseline. */
  readonly amounts: Readonly<Record<ForecastSeriesId | "range", string>> & { readonly baseline?: string };
  /** The whole reading in a sentence. */
  readonly text: string;
}

/** Returns the readings of a chart from left to right: one a year, and two where a payment falls due. */
export function chartReadings(block: ForecastBlock, wording: Wording): readonly ChartReading[] {
  const { marker, axisLabel, currency, series, range, baseline } = block;
  const { chart } = wording.results;
  const years = (series[0]?.points ?? []).map(({ at }) => at);
  const isBetween = marker !== undefined && !years.includes(marker.at);
  const places = isBetween ? [...years, marker.at].toSorted((one, other) => one - other) : years;

  return places.flatMap((at) => {
    const amountsOf = (line: readonly ForecastPoint[]) =>
      line.filter((point) => point.at === at).map(({ amount }) => amount);
    const lineOf = (id: ForecastSeriesId) => amountsOf(series.find((line) => line.id === id)?.line ?? []);
    const [realistic, pessimistic, upper] = [
      lineOf("realistic"),
      lineOf("pessimistic"),
      amountsOf(range.upperEdge),
    ];
    const place =
      isBetween && at === marker.at ? marker.label : chart.position({ axis: axisLabel, at: String(at) });
    const headings = realistic.length > 1 ? [chart.before({ place }), chart.after({ place })] : [place];
    return headings.map((heading, moment) => {
      const levels = { realistic: realistic[moment] ?? 0, pessimistic: pessimistic[moment] ?? 0 };
      const amounts = {
        realistic: formatMoney(levels.realistic, currency, wording),
        pessimistic: formatMoney(levels.pessimistic, currency, wording),
        range: formatMoneyRange(levels.pessimistic, upper[moment] ?? 0, currency, wording),
      };
      const text = chart.reading({ position: heading, ...amounts });
      const ofBaseline = baseline?.label === undefined ? [] : amountsOf(baseline.line);
      // A line that no payment divides there has one amount.
      const compared = ofBaseline[moment] ?? ofBaseline[0];
      if (baseline?.label === undefined || compared === undefined)
        return { at, heading, levels, amounts, text };
      const amount = formatMoney(compared, currency, wording);
      return {
        at,
        heading,
        levels,
        amounts: { ...amounts, baseline: amount },
        text: chart.compared({ reading: text, label: baseline.label, amount }),
      };
    });
  });
}
