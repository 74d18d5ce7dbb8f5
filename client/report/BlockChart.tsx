import { lazy, Suspense } from "react";
import type { ForecastChartProps } from "./chart/ForecastChart.tsx";

const ForecastChart = lazy(async () => {
  const { ForecastChart } = await import("./chart/ForecastChart.tsx");
  return { default: ForecastChart };
});

/** The chart of a forecast, once the library that draws it has been loaded. */
export function BlockChart(props: ForecastChartProps) {
  return (
    <Suspense>
      <ForecastChart {...props} />
    </Suspense>
  );
}
