import { lazy, Suspense } from "react";
import { FailedPart } from "#client/components/FailedPart.tsx";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import type { ForecastChartProps } from "./chart/ForecastChart.tsx";

const ForecastChart = lazy(async () => {
  const { ForecastChart } = await import("./chart/ForecastChart.tsx");
  return { default: ForecastChart };
});

/** The chart of a forecast, once the library that draws it has been loaded. */
export function BlockChart(props: ForecastChartProps) {
  return (
    <LoadBoundary fallback={<FailedPart />}>
      <Suspense>
        <ForecastChart {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
