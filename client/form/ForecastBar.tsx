import { useWording } from "#client/components/WordingProvider.tsx";
import { formatValue } from "#shared/report/values.ts";
import { FieldLinks } from "./FieldLinks.tsx";
import classes from "./ForecastBar.module.css";
import { forecastStatus } from "./forecast-status.ts";
import { RESULTS_ID, type ResultsProps } from "./ResultsPanel.tsx";

/** Where the results stand below the form: their one figure, or what they wait for, and the way to them. */
export function ForecastBar({ blocks, recalculation, faults, labels, onField }: ResultsProps) {
  const wording = useWording();
  const answer = blocks?.find((block) => block.kind === "answer");
  const hasResult = answer !== undefined;
  const { isCurrent, failure, retry } = recalculation;
  const hasFailed = failure !== undefined;
  return (
    <div className={classes["bar"]}>
      {hasResult && faults.length === 0 && !hasFailed ? (
        <>
          <span className={classes["chance"]}>{formatValue(answer.chance.value)}</span>
          <span className={classes["text"]}>{answer.chance.label}</span>
        </>
      ) : (
        <span className={classes["text"]}>
          <FieldLinks
            {...forecastStatus({ hasResult, isCurrent, hasFailed, faults }, labels, wording)}
            onField={onField}
          />
        </span>
      )}
      {(hasFailed || hasResult) && (
        <button type="button" className={classes["way"]} onClick={hasFailed ? retry : showResults}>
          {hasFailed ? wording.results.tryAgain : wording.results.show}
        </button>
      )}
    </div>
  );
}

function showResults(): void {
  const panel = document.getElementById(RESULTS_ID);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
