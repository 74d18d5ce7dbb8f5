import { useDeferredValue } from "react";
import { loadable, useLoaded } from "#client/components/loadable.ts";
import { memoByContent } from "#client/components/memo-by-content.ts";
import { FailedPart } from "#client/components/RetryNotice.tsx";
import type { ForecastChartProps } from "./chart/ForecastChart.tsx";

/** Once it is loaded, a chart is drawn at once: a page that is about to be printed waits for nothing. */
const FORECAST_CHART = loadable(async () => (await import("./chart/ForecastChart.tsx")).ForecastChart);

/** The chart of a forecast, once the library that draws it is loaded. */
export const BlockChart = memoByContent(function BlockChart({ block, ...size }: ForecastChartProps) {
  // Figures do not wait for the lines to be redrawn.
  const drawn = useDeferredValue(block);
  const { value: ForecastChart, hasFailed } = useLoaded(FORECAST_CHART, true);
  if (hasFailed) return <FailedPart />;
  return ForecastChart && <ForecastChart block={drawn} {...size} />;
});
