import { lazy, memo, Suspense } from "react";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import { FailedPart } from "#client/components/RetryNotice.tsx";
import type { ForecastChartProps } from "./chart/ForecastChart.tsx";

const ForecastChart = lazy(async () => ({
  default: (await import("./chart/ForecastChart.tsx")).ForecastChart,
}));

/** The chart of a forecast, once the library that draws it is loaded. */
export const BlockChart = memo(function BlockChart({ block, ...size }: ForecastChartProps) {
  return (
    <LoadBoundary fallback={<FailedPart />}>
      <Suspense>
        <ForecastChart block={block} {...size} />
      </Suspense>
    </LoadBoundary>
  );
});
