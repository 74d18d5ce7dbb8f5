import { useId } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ReportBlocks } from "#client/report/ReportBlocks.tsx";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { EmptyForecast } from "./EmptyForecast.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { FieldLinks } from "./FieldLinks.tsx";
import { NO_LABELS } from "./field-names.ts";
import type { Forecast } from "./forecast.ts";
import { forecastStatus } from "./forecast-status.ts";
import classes from "./ResultsPanel.module.css";

/** The panel of the page's forecast, to lead there. */
export const FORECAST_ID = "forecast";

const NO_BLOCKS: readonly Block[] = [];

/** The results beside the form. An older result stays, dimmed, until the newer is there, so that nothing jumps. */
export function ResultsPanel({ blocks, recalculation, faults, labels = NO_LABELS, onField }: Forecast) {
  const { isCurrent, isBusy, failure } = recalculation;
  const hasFailed = failure !== undefined;
  const wording = useWording();
  const headingId = useId();
  const hasResult = blocks !== undefined;
  const status = forecastStatus({ hasResult, isCurrent, hasFailed, faults }, labels, wording);
  const isUpdating = faults.length === 0 && !isCurrent;
  return (
    <section id={FORECAST_ID} className={classes["panel"]} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes["heading"]}>
        {wording.results.heading}
      </h2>
      <div className={classes["window"]}>
        <div className={classes["content"]} aria-busy={isBusy}>
          <FailureNotice {...recalculation} />
          {hasResult ? <ReportBlocks blocks={blocks} /> : <EmptyForecast />}
        </div>
      </div>
      <p className={classes["status"]} aria-live="polite">
        {/* Please Wait, or the notice of the failure, says it already. */}
        {isUpdating ? (
          <span aria-hidden="true">{status.message}</span>
        ) : (
          <FieldLinks {...status} onField={onField} />
        )}
      </p>
      <SpokenAnswer blocks={isCurrent && hasResult ? blocks : NO_BLOCKS} />
    </section>
  );
}
