import { lazy, type ReactNode, Suspense } from "react";
import { useReload } from "#client/components/ReloadProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import type { Explanation } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { CalculatorLayout } from "./CalculatorLayout.tsx";
import classes from "./CalculatorPage.module.css";
import { FieldLinks } from "./FieldLinks.tsx";
import type { FieldName } from "./faults.ts";
import { forecastStatus } from "./forecast-status.ts";
import { loadResults } from "./load-results.ts";
import { ResultsPanel, type ResultsProps } from "./ResultsPanel.tsx";
import type { Unread } from "./read-state.ts";
import { showResults } from "./results-place.ts";
import { UnreadNotice } from "./UnreadNotice.tsx";

const SummaryBar = lazy(async () => {
  const { SummaryBar } = await loadResults();
  return { default: SummaryBar };
});

interface CalculatorPageProps {
  readonly intro: { readonly heading: string; readonly text: string };
  readonly explanations: readonly Explanation[];
  readonly results: ResultsProps;
  /** The fields that Continue waits for. */
  readonly missing: readonly FieldName[];
  readonly form: ReactNode;
  /** What could not be opened of the address that led here. */
  readonly unread: Unread | undefined;
}

/** A calculator: its form beside its results, which dim while they are calculated anew. */
export function CalculatorPage({ intro, explanations, results, missing, form, unread }: CalculatorPageProps) {
  const { blocks, recalculation } = results;
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
      isBusy={recalculation.isBusy}
    />
  );
}

/** Where the results stand below the form: their one figure, or what they wait for or lack, and the way to them. */
function ForecastBar({ blocks, recalculation, faults, labels, onField }: ResultsProps) {
  const wording = useWording();
  const answer = blocks?.find((block) => block.kind === "answer");
  const hasResult = answer !== undefined;
  const { isCurrent, failure, lacksTools, retry } = recalculation;
  const reload = useReload();
  const hasFailed = failure !== undefined;
  const again = lacksTools
    ? { name: wording.notLoaded.again, go: reload }
    : { name: wording.results.tryAgain, go: retry };
  const way = hasFailed ? again : hasResult && { name: wording.results.show, go: showResults };
  return (
    <div className={classes["bar"]}>
      {hasResult && faults.length === 0 && !hasFailed ? (
        <>
          <span className={classes["chance"]} data-outdated={!isCurrent || undefined}>
            {formatValue(answer.chance.value, wording)}
          </span>
          <span className={classes["text"]}>
            {isCurrent ? answer.chance.label : wording.results.updating}
          </span>
        </>
      ) : (
        <span className={classes["text"]}>
          <FieldLinks
            {...forecastStatus({ hasResult, isCurrent, hasFailed, lacksTools, faults }, labels, wording)}
            onField={onField}
          />
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
