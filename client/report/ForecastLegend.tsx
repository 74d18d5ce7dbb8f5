import type { ForecastSeries } from "#shared/report/report-document.ts";
import { SeriesSwatch } from "./chart/SeriesSwatch.tsx";
import classes from "./ForecastLegend.module.css";

/** Which line of a chart is which. */
export function ForecastLegend({ series }: { series: readonly ForecastSeries[] }) {
  return (
    <span className={classes["legend"]}>
      {series.map(({ id, label }) => (
        <span key={id} className={classes["entry"]}>
          <SeriesSwatch series={id} />
          {label}
        </span>
      ))}
    </span>
  );
}
