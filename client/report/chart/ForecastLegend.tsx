import { RANGE_OPACITY } from "#shared/report/palette.ts";
import type { ForecastBlock, ForecastSeriesId } from "#shared/report/report-document.ts";
import classes from "./ForecastLegend.module.css";

/** What the band of a chart is, whose lines have their names where they end. */
export function ForecastLegend({ block: { range } }: { block: Pick<ForecastBlock, "range"> }) {
  return (
    <span className={classes["legend"]}>
      <SeriesSwatch series="range" />
      {range.label}
    </span>
  );
}

export type SwatchId = ForecastSeriesId | "range";

/** A piece of a chart's line or band, as it is drawn: the dashes tell the series apart where colours do not. */
export function SeriesSwatch({ series }: { series: SwatchId }) {
  return (
    <svg viewBox="0 0 22 4" className={classes["swatch"]} aria-hidden="true">
      {series === "range" ? (
        <path d="M0-4h22v12H0" className={classes["range"]} fillOpacity={RANGE_OPACITY} />
      ) : (
        <path d="M2 2h18" className={classes[series]} />
      )}
    </svg>
  );
}
