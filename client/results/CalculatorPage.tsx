import { lazy, type ReactNode, Suspense, use, useState } from "react";
import type { Loadable } from "#client/components/loadable.ts";
import looks from "#client/components/looks.module.css";
import { ReloadContext } from "#client/components/reload-note.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { FieldLinks } from "#client/form/FieldLinks.tsx";
import type { FieldName } from "#client/form/faults.ts";
import { showResults } from "#client/form/results-place.ts";
import { UnreadNotice } from "#client/form/UnreadNotice.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import type { Unread } from "#client/session/read-state.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Explanation } from "#shared/report/report-document.ts";
import classes from "./CalculatorPage.module.css";
import { Countdown } from "./Countdown.tsx";
import { ExampleForecast } from "./ExampleForecast.tsx";
import { forecastStatus } from "./forecast-status.ts";
import { loadResults } from "./load-results.ts";
import { QuickStartPlace } from "./QuickStartPlace.tsx";
import { ResultsPanel, type ResultsProps } from "./ResultsPanel.tsx";
import { useIsWide } from "./use-is-wide.ts";
import type { PlanTools } from "./use-plan-on-page.ts";
import type { StartTools } from "./use-quick-start.ts";

const BarAnswer = lazy(async () => ({ default: (await loadResults()).BarAnswer }));
const FoldedExplanations = lazy(async () => ({ default: (await loadResults()).FoldedExplanations }));
const SummaryBar = lazy(async () => ({ default: (await loadResults()).SummaryBar }));

/** What every page with a calculator's form gets. */
export interface FormPageProps<D extends Contact> {
  /** Month in which every plan starts: the current one. */
  readonly start: PlanMonth;
  readonly summaryPath: string;
  readonly tools: Loadable<PlanTools>;
  readonly quickStart: Loadable<StartTools<D>>;
}

interface CalculatorPageProps {
  readonly intro: { readonly heading: string; readonly text: string };
  readonly explanations: readonly Explanation[];
  readonly results: ResultsProps;
  readonly missing: readonly FieldName[];
  readonly form: ReactNode;
  readonly unread: Unread | undefined;
}

/** A calculator: its form beside its results, which dim while they are recalculated. */
export function CalculatorPage(props: CalculatorPageProps) {
  const { intro, explanations, results, missing, form, unread } = props;
  const { blocks, calculation, faults, example, quickStart, tools } = results;
  const hasResult = blocks !== undefined;
  const isWide = useIsWide();
  // Decided once: if the form moved up when the first results arrive, it would move under the finger.
  const [hasBegun] = useState(faults.length === 0);
  const [isAnswerFirst] = useState(results.isFromLink);
  const cards = <ExplanationCards explanations={explanations} />;
  const beginning = (
    <>
      {tools && <tools.KeptAtHand plan={tools.plan} />}
      <ExampleForecast
        example={example}
        quickStart={quickStart ?? <QuickStartPlace calculator={results.preview.definition.calculator} />}
      />
    </>
  );
  return (
    <CalculatorLayout
      heading={intro.heading}
      lead={intro.text}
      cards={
        <Suspense fallback={cards}>
          {hasResult ? <FoldedExplanations explanations={explanations} /> : cards}
        </Suspense>
      }
      start={isWide || hasBegun ? undefined : beginning}
      form={
        <>
          <UnreadNotice unread={unread} labels={results.labels} onField={results.onField} />
          {form}
        </>
      }
      results={<ResultsPanel {...results} placeholder={isWide ? beginning : undefined} />}
      bars={{
        form: <ForecastBar {...results} />,
        results: hasResult && (
          <Suspense>
            <SummaryBar {...results} missing={missing} />
          </Suspense>
        ),
      }}
      isAnswerFirst={isAnswerFirst}
      isBusy={calculation.isBusy}
    />
  );
}

/** Bar above results that are below the form: their main figure, or why there is none, and a button that leads on. */
function ForecastBar({ blocks, calculation, faults, labels, preview, onField }: ResultsProps) {
  const wording = useWording();
  const hasResult = blocks !== undefined;
  const { isCurrent, failure, retryAt, lacksTools, retry } = calculation;
  const reload = use(ReloadContext);
  const hasFailed = failure !== undefined;
  const again = lacksTools
    ? { name: wording.notLoaded.again, go: reload }
    : { name: wording.results.tryAgain, go: retry };
  const way = hasFailed ? again : hasResult && { name: wording.results.show, go: showResults };
  return (
    <div className={`${looks["card"]} ${looks["wrap"]} ${classes["bar"]}`}>
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
