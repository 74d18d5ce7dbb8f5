import { useWording } from "#client/components/WordingProvider.tsx";
import { formatValue } from "#shared/report/values.ts";
import { FieldLinks } from "./FieldLinks.tsx";
import classes from "./ForecastBar.module.css";
import { NO_LABELS } from "./field-names.ts";
import type { Forecast } from "./forecast.ts";
import { forecastStatus } from "./forecast-status.ts";
import { FORECAST_ID } from "./ResultsPanel.tsx";

/** Where the results stand below the form: their one figure, or what they wait for, and the way to them. */
export function ForecastBar({ blocks, recalculation, faults, labels = NO_LABELS, onField }: Forecast) {
  const wording = useWording();
  const answer = blocks?.find((block) => block.kind === "answer");
  const hasResult = answer !== undefined;
  const { isCurrent } = recalculation;
  return (
    <div className={classes["bar"]}>
      {hasResult && faults.length === 0 ? (
        <>
          <span className={classes["chance"]}>{formatValue(answer.chance.value)}</span>
          <span className={classes["text"]}>{answer.chance.label}</span>
        </>
      ) : (
        <span className={classes["text"]}>
          <FieldLinks
            {...forecastStatus({ hasResult, isCurrent, faults }, labels, wording)}
            onField={onField}
          />
        </span>
      )}
      {hasResult && (
        <button type="button" className={classes["way"]} onClick={showForecast}>
          {wording.results.show}
        </button>
      )}
    </div>
  );
}

function showForecast(): void {
  const panel = document.getElementById(FORECAST_ID);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
