import type { ForecastBlock, ForecastSeriesId } from "#shared/report/report-document.ts";
import classes from "./ForecastLegend.module.css";

/** Legend of a chart's band. The lines have their names at their ends. */
export function ForecastLegend({ block: { range } }: { block: Pick<ForecastBlock, "range"> }) {
  return (
    <span className={classes["legend"]}>
      <SeriesSwatch series="range" />
      {range.label}
    </span>
  );
}

type SwatchId = ForecastSeriesId | "range" | "baseline";

/** Sample of a chart's line or band. Dashes distinguish the series if colours do not. */
export function SeriesSwatch({ series }: { series: SwatchId }) {
  return (
    <svg viewBox="0 0 22 4" className={classes["swatch"]} aria-hidden="true">
      {series === "range" ? (
        <path d="M0-4h22v12H0" className={classes["range"]} />
      ) : (
        <path d="M2 2h18" className={classes[series]} />
      )}
    </svg>
  );
}
