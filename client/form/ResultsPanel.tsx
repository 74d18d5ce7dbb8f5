import { lazy, type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import { useOverflow } from "#client/components/use-overflow.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type Proposals, ProposalsContext, ProposalsRetryContext } from "#client/report/proposals.ts";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import type { Fault } from "#shared/contract/validation.ts";
import type { Example } from "#shared/report/example.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { AppliedProposalProps } from "./AppliedProposal.tsx";
import { ExampleForecast } from "./ExampleForecast.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { FieldLinks } from "./FieldLinks.tsx";
import type { FieldLabels } from "./faults.ts";
import { forecastStatus } from "./forecast-status.ts";
import { loadResults } from "./load-results.ts";
import { type MoneyChoice, MoneySwitch } from "./MoneySwitch.tsx";
import type { PlanOnPage, PlanTools } from "./plan-on-page.ts";
import classes from "./ResultsPanel.module.css";
import { RESULTS_ID } from "./results-place.ts";
import type { Recalculation } from "./use-recalculation.ts";

const AppliedProposal = lazy(async () => {
  const { AppliedProposal } = await loadResults();
  return { default: AppliedProposal };
});

const ReportBlocks = lazy(async () => {
  const { ReportBlocks } = await loadResults();
  return { default: ReportBlocks };
});

const NO_BLOCKS: readonly Block[] = [];

/** The results of a plan, as far as there are any. */
export interface ResultsProps {
  /** Unset until the first result. */
  readonly blocks: readonly Block[] | undefined;
  readonly choice: MoneyChoice;
  readonly recalculation: Pick<
    Recalculation<unknown, unknown>,
    "isCurrent" | "isBusy" | "failure" | "lacksTools" | "retry"
  >;
  /** The faults that keep the plan from being calculated. */
  readonly faults: readonly Fault[];
  /** Names of fields that differ from the common ones. */
  readonly labels?: FieldLabels;
  /** What to do with what would change them. */
  readonly proposals?: Proposals;
  /** Asks once more for what would change them; unset unless it could not be had. */
  readonly retryProposals?: () => void;
  /** What was changed of the plan on a proposal. */
  readonly applied?: AppliedProposalProps;
  /** What keeps, shares and compares plans, and the plan on this page; unset until the first result. */
  readonly tools: (PlanTools & { readonly plan: PlanOnPage }) | undefined;
  /** Stands in their place until the first result. */
  readonly example: Example;
  /** Leads to a field that the results wait for; in place of leading to it on this page. */
  readonly onField?: (path: string) => void;
}

/** The results beside the form. An older result stays, dimmed, until the newer is there, so that nothing jumps. */
export function ResultsPanel(props: ResultsProps) {
  const { blocks, choice, recalculation, faults, labels, proposals, retryProposals } = props;
  const { applied, example, tools, onField } = props;
  const { isBusy, failure, lacksTools } = recalculation;
  /** Whether results are drawn: what draws them may come after them. */
  const [isDrawn, setDrawn] = useState(false);
  const isCurrent = recalculation.isCurrent && isDrawn;
  const hasFailed = failure !== undefined;
  const wording = useWording();
  const headingId = useId();
  const hasResult = blocks !== undefined;
  const status = forecastStatus({ hasResult, isCurrent, hasFailed, lacksTools, faults }, labels, wording);
  const isUpdating = faults.length === 0 && !isCurrent;
  const panel = useRef<HTMLElement>(null);
  /** The button goes with what it ends, so the focus moves on to what it was in. */
  const leave = (end: () => void) => () => {
    panel.current?.focus({ preventScroll: true });
    end();
  };
  return (
    <section
      ref={panel}
      id={RESULTS_ID}
      className={classes["region"]}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <PanelFrame
        headingId={headingId}
        isExample={!hasResult}
        // Its room is kept, so that nothing moves when the first results arrive.
        side={
          <div className={classes["switch"]} data-without-results={!hasResult || undefined}>
            <MoneySwitch {...choice} />
          </div>
        }
        status={
          // Please Wait, or the notice of the failure, says it already.
          isUpdating ? (
            <span aria-hidden="true">{status.message}</span>
          ) : (
            <FieldLinks {...status} onField={onField} />
          )
        }
      >
        <div className={classes["content"]} aria-busy={isBusy}>
          <FailureNotice {...recalculation} />
          {tools && <tools.OpenedPlan plan={tools.plan} leave={leave} />}
          {applied !== undefined && (
            <Suspense>
              <AppliedProposal
                key={applied.count}
                {...applied}
                onUndo={leave(applied.onUndo)}
                onKeep={leave(applied.onKeep)}
              />
            </Suspense>
          )}
          {/* What is below the figures comes with them, so that they do not push it away. */}
          <Suspense fallback={<ExampleForecast example={example} />}>
            {hasResult && <WhileDrawn onChange={setDrawn} />}
            <div
              className={classes["figures"]}
              data-outdated={(hasResult && !recalculation.isCurrent) || undefined}
            >
              <ProposalsContext value={proposals}>
                <ProposalsRetryContext value={retryProposals && leave(retryProposals)}>
                  {hasResult ? <ReportBlocks blocks={blocks} /> : <ExampleForecast example={example} />}
                </ProposalsRetryContext>
              </ProposalsContext>
            </div>
            {hasResult && tools && <tools.KeepAndShare plan={tools.plan} />}
          </Suspense>
        </div>
      </PanelFrame>
      <SpokenAnswer blocks={isCurrent && hasResult ? blocks : NO_BLOCKS} />
    </section>
  );
}

/** Tells whether what it stands among is drawn, and not a fallback in its place. */
function WhileDrawn({ onChange }: { onChange: (isDrawn: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

/** The panel as it is before any script runs. */
export function ExamplePanel({ example }: { example: Example }) {
  const headingId = useId();
  return (
    <section className={classes["region"]} aria-labelledby={headingId}>
      <PanelFrame headingId={headingId} isExample>
        <div className={classes["content"]}>
          <ExampleForecast example={example} />
        </div>
      </PanelFrame>
    </section>
  );
}

interface PanelFrameProps {
  readonly headingId: string;
  /** An example holds nothing that could have the focus and be scrolled with. */
  readonly isExample: boolean;
  /** Beside the heading. */
  readonly side?: ReactNode;
  /** Below what is shown. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

function PanelFrame({ headingId, isExample, side, status, children }: PanelFrameProps) {
  const { results } = useWording();
  const window = useRef<HTMLDivElement>(null);
  const isStop = useOverflow(window) && isExample;
  return (
    <div className={classes["panel"]}>
      <div className={classes["head"]}>
        <h2 id={headingId} className={classes["heading"]}>
          {results.heading}
        </h2>
        {side}
      </div>
      <div
        ref={window}
        className={classes["window"]}
        {...(isStop && { role: "group", "aria-labelledby": headingId, tabIndex: 0 })}
      >
        {children}
      </div>
      <p className={classes["status"]} aria-live="polite">
        {status}
      </p>
    </div>
  );
}
