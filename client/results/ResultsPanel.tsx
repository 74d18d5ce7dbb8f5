import { lazy, type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import type { FieldBinding } from "#client/components/field.ts";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { FieldLinks } from "#client/form/FieldLinks.tsx";
import type { FieldLabels } from "#client/form/faults.ts";
import type { Lever, LeversProps } from "#client/form/Levers.tsx";
import { RESULTS_ID } from "#client/form/results-place.ts";
import { FormActionsContext, type Proposals } from "#client/report/form-actions.ts";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import type { Calculation } from "#client/session/use-calculation.ts";
import type { Fault } from "#shared/contract/validation.ts";
import type { CertaintyLevel } from "#shared/domain/insights.ts";
import type { Example } from "#shared/report/example.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { AppliedProposalProps } from "./AppliedProposal.tsx";
import type { BaselineOnPage } from "./BaselineLegend.tsx";
import { EmptyForecast } from "./ExampleForecast.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { forecastStatus } from "./forecast-status.ts";
import { loadResults } from "./load-results.ts";
import { PanelFrame } from "./PanelFrame.tsx";
import classes from "./ResultsPanel.module.css";
import type { PlanOnPage, PlanTools } from "./use-plan-on-page.ts";
import type { PreviewedPage } from "./use-preview.ts";

const AppliedProposal = lazy(async () => ({ default: (await loadResults()).AppliedProposal }));
const PlanResults = lazy(async () => ({ default: (await loadResults()).PlanResults }));

const NO_BLOCKS: readonly Block[] = [];

/** Results of a plan, as far as they are known. */
export interface ResultsProps {
  /** Unset until the first result. */
  readonly blocks: readonly Block[] | undefined;
  /** What the plan takes from the household; unset until the first result. */
  readonly outlay: Outlay | undefined;
  /** The blocks of its insights; unset while there are none. */
  readonly changes: readonly Block[] | undefined;
  /** Choice between the money of each year and today's, in which the results are shown. */
  readonly choice: { readonly money: Money; readonly onMoney: (money: Money) => void };
  /** True if all results are in today's money, so that there is no choice. */
  readonly isInTodaysMoney?: boolean;
  readonly calculation: Omit<Calculation<unknown, unknown>, "outcome"> & {
    /** True if the results are those of the plan in the form. */
    readonly isCurrent: boolean;
  };
  /** True if a link led to the page's plan. */
  readonly isFromLink: boolean;
  /** Faults that keep the plan from being calculated. */
  readonly faults: readonly Fault[];
  readonly labels: FieldLabels;
  /** True once insights of this plan or an earlier one are known, or have failed. */
  readonly hasInsights: boolean;
  /** Fields that decide the answer, which move it below the picture. */
  readonly levers: readonly Lever[];
  /** The chance that the plan aims for. */
  readonly target: FieldBinding<CertaintyLevel>;
  /** The value of each field with which the plan reaches its target, by name, as far as they are known. */
  readonly marks: LeversProps["marks"] | undefined;
  /** Called before a lever moves. */
  readonly onMove: () => void;
  /** The plan that the present one is compared with. */
  readonly baseline: BaselineOnPage | undefined;
  readonly proposals?: Proposals;
  /** Asks for the insights again; unset unless they failed. */
  readonly retryProposals?: () => void;
  readonly applied?: AppliedProposalProps;
  /** Tools that keep, share and compare plans, and the plan on this page; unset until the first result. */
  readonly tools: (PlanTools & { readonly plan: PlanOnPage }) | undefined;
  /** More about the plan, shown before the tools. */
  readonly more?: ReactNode;
  /** Leads on to another calculator; shown after the tools. */
  readonly next?: ReactNode;
  /** The page as its preview sees it. */
  readonly preview: PreviewedPage;
  /** Example shown until the first result. */
  readonly example: Example;
  /** What starts a forecast from three entries; unset until it is loaded. */
  readonly quickStart: ReactNode;
  /** What it assumed for the plan. */
  readonly assumed: ReactNode;
  /** Leads to a field that the results wait for; by default one on this page. */
  readonly onField?: (path: string) => void;
}

interface ResultsPanelProps extends ResultsProps {
  /** What starts a forecast, with its example; unset where both stand before the form. */
  readonly placeholder: ReactNode;
}

/** Results beside the form. An older result stays, dimmed, until the newer one arrives, so that nothing jumps. */
export function ResultsPanel(props: ResultsPanelProps) {
  const { blocks, outlay, changes, choice, calculation, faults, labels, proposals, retryProposals } = props;
  const {
    applied,
    assumed,
    baseline,
    hasInsights,
    levers,
    marks,
    onMove,
    target,
    preview,
    tools,
    more,
    next,
  } = props;
  const { placeholder, onField, isInTodaysMoney } = props;
  const { isBusy, failure, lacksTools } = calculation;
  /** True once results are drawn, which may be after they arrive, because the drawing code loads separately. */
  const [isDrawn, setDrawn] = useState(false);
  const isCurrent = calculation.isCurrent && isDrawn;
  const hasFailed = failure !== undefined;
  const wording = useWording();
  const headingId = useId();
  const hasResult = blocks !== undefined;
  const status = forecastStatus({ hasResult, isCurrent, hasFailed, lacksTools, faults }, labels, wording);
  /** True if the status line is announced. Pending and new results announce themselves. */
  const isTelling = faults.length > 0;
  const empty = (
    <>
      <EmptyForecast />
      {placeholder}
    </>
  );
  const panel = useRef<HTMLElement>(null);
  /** Moves the focus to the panel, because the button disappears with the notice that it ends. */
  const leave = (end: () => void) => () => {
    panel.current?.focus({ preventScroll: true });
    end();
  };
  return (
    <section ref={panel} id={RESULTS_ID} className={looks["quiet"]} tabIndex={-1} aria-labelledby={headingId}>
      <PanelFrame
        headingId={headingId}
        // Its room is reserved, so that nothing moves when the first results arrive.
        side={
          isInTodaysMoney || (
            <div className={classes["switch"]} data-without-results={!hasResult || undefined}>
              <ChoiceField
                label={wording.results.amounts}
                binding={{
                  id: "money",
                  value: choice.money,
                  onChange: choice.onMoney,
                  onBlur: () => {},
                  error: undefined,
                }}
                choices={[
                  { value: "ofYear", label: wording.results.moneyOfThatYear },
                  { value: "today", label: wording.results.todaysMoney },
                ]}
                look="switch"
              />
            </div>
          )
        }
        status={<FieldLinks {...status} onField={onField} />}
        isTelling={isTelling}
      >
        <div
          className={classes["content"]}
          data-waiting={(!hasResult && faults.length > 0) || undefined}
          aria-busy={isBusy}
        >
          <FailureNotice {...calculation} />
          {tools && <tools.OpenedPlan plan={tools.plan} leave={leave} />}
          {/* Before the answer: it counts nothing that was saved since. */}
          {tools && <tools.CheckIn plan={tools.plan} leave={leave} />}
          {/* Content below the figures appears with them, so that they do not push it away. */}
          <Suspense fallback={empty}>
            {hasResult && <WhileDrawn onChange={setDrawn} />}
            <div className={classes["figures"]}>
              <FormActionsContext
                value={{ proposals, retryProposals: retryProposals && leave(retryProposals), onField }}
              >
                {hasResult ? (
                  <PlanResults
                    blocks={blocks}
                    changes={changes}
                    isComplete={hasInsights}
                    preview={preview}
                    levers={levers}
                    marks={marks}
                    target={target}
                    onMove={onMove}
                    baseline={baseline && { ...baseline, onDrop: leave(baseline.onDrop) }}
                    assumed={assumed}
                    end={
                      tools && (
                        <>
                          {more}
                          <tools.KeepAndShare plan={tools.plan} />
                          {next}
                        </>
                      )
                    }
                  >
                    {tools && outlay && <tools.VisitSum own={outlay} plan={tools.plan} />}
                    {/* Its first time, React waits a moment for it: the results need not. */}
                    <Suspense>
                      {applied !== undefined && (
                        <AppliedProposal
                          key={applied.count}
                          {...applied}
                          onUndo={leave(applied.onUndo)}
                          onKeep={leave(applied.onKeep)}
                        />
                      )}
                    </Suspense>
                  </PlanResults>
                ) : (
                  empty
                )}
              </FormActionsContext>
            </div>
          </Suspense>
        </div>
      </PanelFrame>
      <SpokenAnswer blocks={isCurrent && hasResult ? blocks : NO_BLOCKS} />
    </section>
  );
}

/** Reports whether its siblings are drawn, and not a fallback in their place. */
function WhileDrawn({ onChange }: { onChange: (isDrawn: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
