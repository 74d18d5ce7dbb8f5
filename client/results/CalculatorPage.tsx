import { lazy, type ReactNode, Suspense } from "react";
import { useReload } from "#client/components/ReloadProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { FieldLinks } from "#client/form/FieldLinks.tsx";
import type { FieldName } from "#client/form/faults.ts";
import { showResults } from "#client/form/results-place.ts";
import { UnreadNotice } from "#client/form/UnreadNotice.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import type { Unread } from "#client/session/read-state.ts";
import type { Explanation } from "#shared/report/report-document.ts";
import classes from "./CalculatorPage.module.css";
import { Countdown } from "./Countdown.tsx";
import { forecastStatus } from "./forecast-status.ts";
import { loadResults } from "./load-results.ts";
import { ResultsPanel, type ResultsProps } from "./ResultsPanel.tsx";

const BarAnswer = lazy(async () => {
  const { BarAnswer } = await loadResults();
  return { default: BarAnswer };
});

const SummaryBar = lazy(async () => {
  const { SummaryBar } = await loadResults();
  return { default: SummaryBar };
});

interface CalculatorPageProps {
  readonly intro: { readonly heading: string; readonly text: string };
  readonly explanations: readonly Explanation[];
  readonly results: ResultsProps;
  /** Fields that Continue waits for. */
  readonly missing: readonly FieldName[];
  readonly form: ReactNode;
  /** Parts of the link to this page that could not be opened. */
  readonly unread: Unread | undefined;
}

/** A calculator: its form beside its results, which dim while they are recalculated. */
export function CalculatorPage({ intro, explanations, results, missing, form, unread }: CalculatorPageProps) {
  const { blocks, calculation } = results;
  const hasResult = blocks !== undefined;
  return (
    <CalculatorLayout
      heading={intro.heading}
      lead={intro.text}
      cards={<ExplanationCards explanations={explanations} isFolded={hasResult} />}
      form={
        <>
          <UnreadNotice unread={unread} labels={results.labels} onField={results.onField} />
          {form}
        </>
      }
      results={<ResultsPanel {...results} />}
      bars={{
        form: <ForecastBar {...results} />,
        results: hasResult && (
          <Suspense>
            <SummaryBar {...results} missing={missing} />
          </Suspense>
        ),
      }}
      isBusy={calculation.isBusy}
    />
  );
}

/**
 * Bar for windows in which the results are below the form: their main figure, or the reason why they are missing, and a
 * button that leads to them.
 */
function ForecastBar({ blocks, calculation, faults, labels, preview, onField }: ResultsProps) {
  const wording = useWording();
  const hasResult = blocks !== undefined;
  const { isCurrent, failure, retryAt, lacksTools, retry } = calculation;
  const reload = useReload();
  const hasFailed = failure !== undefined;
  const again = lacksTools
    ? { name: wording.notLoaded.again, go: reload }
    : { name: wording.results.tryAgain, go: retry };
  const way = hasFailed ? again : hasResult && { name: wording.results.show, go: showResults };
  return (
    <div className={classes["bar"]}>
      {hasResult && faults.length === 0 && !hasFailed ? (
        // As wide as what takes its place, so that the button stays where it is.
        <Suspense fallback={<span className={classes["text"]} />}>
          <BarAnswer blocks={blocks} preview={preview} isCurrent={isCurrent} />
        </Suspense>
      ) : (
        <span className={classes["text"]}>
          <FieldLinks
            {...forecastStatus({ hasResult, isCurrent, hasFailed, lacksTools, faults }, labels, wording)}
            onField={onField}
          />
          {retryAt !== undefined && (
            <>
              {" "}
              <Countdown key={retryAt} at={retryAt} />
            </>
          )}
        </span>
      )}
      {way && (
        <button type="button" className={classes["way"]} onClick={way.go}>
          {way.name}
        </button>
      )}
    </div>
  );
}
