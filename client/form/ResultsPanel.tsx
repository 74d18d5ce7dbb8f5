import { lazy, Suspense, useId, useRef } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type Proposals, ProposalsContext } from "#client/report/proposals.ts";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import type { Fault } from "#shared/contract/validation.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { AppliedProposalProps } from "./AppliedProposal.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { FieldLinks } from "./FieldLinks.tsx";
import type { FieldLabels } from "./faults.ts";
import { forecastStatus } from "./forecast-status.ts";
import { loadResults } from "./load-results.ts";
import { type MoneyChoice, MoneySwitch } from "./MoneySwitch.tsx";
import type { PlanOnPage, PlanTools } from "./plan-on-page.ts";
import classes from "./ResultsPanel.module.css";
import type { Recalculation } from "./use-recalculation.ts";

const AppliedProposal = lazy(async () => {
  const { AppliedProposal } = await loadResults();
  return { default: AppliedProposal };
});

/** Names the panel of the page's results, to lead there. */
export const RESULTS_ID = "forecast";

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
  readonly recalculation: Pick<Recalculation<unknown, unknown>, "isCurrent" | "isBusy" | "failure" | "retry">;
  /** The faults that keep the plan from being calculated. */
  readonly faults: readonly Fault[];
  /** Names of fields that differ from the common ones. */
  readonly labels?: FieldLabels;
  /** What to do with what would change them. */
  readonly proposals?: Proposals;
  /** What was changed of the plan on a proposal. */
  readonly applied?: AppliedProposalProps;
  /** What keeps, shares and compares plans, and the plan on this page; unset until the first result. */
  readonly tools: (PlanTools & { readonly plan: PlanOnPage }) | undefined;
  /** Leads to a field that the results wait for; in place of leading to it on this page. */
  readonly onField?: (path: string) => void;
}

/** The results beside the form. An older result stays, dimmed, until the newer is there, so that nothing jumps. */
export function ResultsPanel(props: ResultsProps) {
  const { blocks, choice, recalculation, faults, labels, proposals, applied, tools, onField } = props;
  const { isCurrent, isBusy, failure } = recalculation;
  const hasFailed = failure !== undefined;
  const wording = useWording();
  const headingId = useId();
  const hasResult = blocks !== undefined;
  const status = forecastStatus({ hasResult, isCurrent, hasFailed, faults }, labels, wording);
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
      className={classes["panel"]}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <div className={classes["head"]}>
        <h2 id={headingId} className={classes["heading"]}>
          {wording.results.heading}
        </h2>
        {/* Its room is kept, so that nothing moves when the first results arrive. */}
        <div className={classes["switch"]} data-without-results={!hasResult || undefined}>
          <MoneySwitch {...choice} />
        </div>
      </div>
      <div className={classes["window"]}>
        <div className={classes["content"]} aria-busy={isBusy}>
          <FailureNotice {...recalculation} />
          {tools && <tools.SinceKept plan={tools.plan} />}
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
          <Suspense fallback={<EmptyResults />}>
            <ProposalsContext value={proposals}>
              {hasResult ? <ReportBlocks blocks={blocks} /> : <EmptyResults />}
            </ProposalsContext>
            {hasResult && tools && <tools.KeepAndShare plan={tools.plan} />}
          </Suspense>
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

/** Stands where the results will be, about as high as they are. */
function EmptyResults() {
  const { results } = useWording();
  return (
    <div className={classes["empty"]}>
      <svg viewBox="0 0 320 140" className={classes["drawing"]} aria-hidden="true">
        <path className={classes["axis"]} d="M12 8v120h300" />
        <path className={classes["grid"]} d="M12 98h300M12 68h300M12 38h300" />
        <path className={classes["range"]} d="M12 124C110 112 190 70 312 14V96C210 104 110 120 12 124Z" />
        <path className={classes["line"]} d="M12 124C110 116 200 88 312 52" />
      </svg>
      <p className={classes["emptyTitle"]}>{results.emptyTitle}</p>
      <p className={classes["emptyText"]}>{results.emptyText}</p>
    </div>
  );
}
