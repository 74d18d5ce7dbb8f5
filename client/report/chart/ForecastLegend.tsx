import type { ForecastSeries } from "#shared/report/report-document.ts";
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

/** A piece of a chart's line, as it is drawn: the dashes tell the series apart where colours do not. */
export function SeriesSwatch({ series }: { series: "realistic" | "pessimistic" }) {
  return (
    <svg viewBox="0 0 22 4" className={classes["swatch"]} aria-hidden="true">
      <path d="M2 2h18" className={classes[series]} />
    </svg>
  );
}
