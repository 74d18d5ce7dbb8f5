import { RANGE_OPACITY } from "#shared/report/palette.ts";
import type { ForecastBlock, ForecastSeriesId } from "#shared/report/report-document.ts";
import classes from "./ForecastLegend.module.css";

/** Which line of a chart is which, and what its band is. */
export function ForecastLegend({
  block: { series, range },
}: {
  block: Pick<ForecastBlock, "series" | "range">;
}) {
  return (
    <span className={classes["legend"]}>
      {[...series, { id: "range" as const, label: range.label }].map(({ id, label }) => (
        <span key={id} className={classes["entry"]}>
          <SeriesSwatch series={id} />
          {label}
        </span>
      ))}
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
