import { useId } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ReportBlocks } from "#client/report/ReportBlocks.tsx";
import { EmptyForecast } from "./EmptyForecast.tsx";
import type { Forecast } from "./forecast.ts";
import { forecastStatus, NO_LABELS } from "./forecast-status.ts";
import classes from "./ResultsPanel.module.css";

/** The panel of the page's forecast, to lead there. */
export const FORECAST_ID = "forecast";

/** The results beside the form. An older result stays, dimmed, until the newer is there, so that nothing jumps. */
export function ResultsPanel({ blocks, recalculation, faults, labels = NO_LABELS }: Forecast) {
  const { isCurrent, isBusy } = recalculation;
  const wording = useWording();
  const headingId = useId();
  const hasResult = blocks !== undefined;
  return (
    <section
      id={FORECAST_ID}
      className={classes["panel"]}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-busy={isBusy}
    >
      <h2 id={headingId} className={classes["heading"]}>
        {wording.results.heading}
      </h2>
      <div className={classes["window"]}>
        <div className={classes["content"]} data-dimmed={(hasResult && isBusy) || undefined}>
          {hasResult ? <ReportBlocks blocks={blocks} /> : <EmptyForecast />}
        </div>
      </div>
      <p className={classes["status"]} aria-live="polite">
        {forecastStatus({ hasResult, isCurrent, faults }, labels, wording)}
      </p>
    </section>
  );
}
