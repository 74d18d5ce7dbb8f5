import { lazy, Suspense, useDeferredValue } from "react";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import { memoByContent } from "#client/components/memo-by-content.ts";
import { FailedPart } from "#client/components/RetryNotice.tsx";
import type { ForecastChartProps } from "./chart/ForecastChart.tsx";

const ForecastChart = lazy(async () => ({
  default: (await import("./chart/ForecastChart.tsx")).ForecastChart,
}));

/** The chart of a forecast, once the library that draws it is loaded. */
export const BlockChart = memoByContent(function BlockChart({ block, ...size }: ForecastChartProps) {
  // Figures do not wait for the lines to be redrawn.
  const drawn = useDeferredValue(block);
  return (
    <LoadBoundary fallback={<FailedPart />}>
      <Suspense>
        <ForecastChart block={drawn} {...size} />
      </Suspense>
    </LoadBoundary>
  );
});
