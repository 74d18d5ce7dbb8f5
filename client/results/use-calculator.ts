import { useEffect, useMemo, useState } from "react";
import { type Loadable, useLoaded, useLoadedInTransition } from "#client/components/loadable.ts";
import { useIsInView } from "#client/components/use-is-in-view.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type FieldName, faultyFields } from "#client/form/faults.ts";
import { RESULTS_ID } from "#client/form/results-place.ts";
import { type CalculatorForm, useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { isSamePlan, leavesOf } from "#client/session/read-state.ts";
import { type FoundInsights, isAsApplied } from "#client/session/session-state.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useCalculation } from "#client/session/use-calculation.ts";
import { useInsights } from "#client/session/use-insights.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import type { CertaintyLevel } from "#shared/domain/insights.ts";
import { RECALCULATION_DELAY_MS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { InsightBlocks } from "#shared/report/insight-blocks.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FormDefinition } from "./form-definition.ts";
import { askInsights, loadResults } from "./load-results.ts";
import type { ResultsProps } from "./ResultsPanel.tsx";
import type { PlanTools } from "./use-plan-on-page.ts";
import { usePlanOnPage } from "./use-plan-on-page.ts";
import { type StartTools, useQuickStart } from "./use-quick-start.ts";

/** Time without a change after which insights are asked for: they cost the service as much as ten results. Unit: ms. */
const REST_OF_PLAN_MS = 2_000;

/** The part of every form that says which chance the plan aims for. */
interface Targeted {
  readonly targetChance: CertaintyLevel;
}

interface CalculatorOptions<D extends Contact> {
  readonly quickStart: Loadable<StartTools<D>>;
  /** Returns whether this page of the form asks for a field; by default it asks for all. */
  readonly asksFor?: (field: string) => boolean;
  /** True if the error modal reports a failure as long as no forecast is beside the form. */
  readonly opensModal?: boolean;
}

interface CalculatorOnPage<D> {
  readonly form: CalculatorForm<D>;
  readonly results: Omit<ResultsProps, "example" | "levers" | "onField">;
  /** Fields that the forecast waits for. */
  readonly awaited: readonly FieldName[];
  /** Fields of this page that Continue waits for. */
  readonly missing: readonly FieldName[];
}

/** Returns a calculator's form with the results of its plan, their insights, and the proposals applied to it. */
export function useCalculator<D extends Contact & Targeted, F, P extends object, R extends Answer, I>(
  definition: FormDefinition<D, F, P, R, I>,
  tools: Loadable<PlanTools>,
  { quickStart, asksFor, opensModal = false }: CalculatorOptions<D>,
): CalculatorOnPage<D> {
  const { calculate, resultBlocks, insightBlocks, start } = definition;
  const wording = useWording();
  const session = sessionOf<D, F, P, R, I>(definition.calculator);
  const form = useCalculatorForm(session, definition, asksFor);
  const shown = useSession(session, (state) => state.shown);
  const money = useSession(session, (state) => state.money);
  const applied = useSession(session, (state) => state.applied);
  const baseline = useSession(session, (state) => state.baseline);

  const planned = useMemo(() => definition.planOf(form.draft), [definition, form.draft]);
  const calculation = useCalculation(
    planned,
    calculate,
    session,
    opensModal && shown.outcome === undefined,
    () => Promise.all([loadResults(), resultBlocks.load(), tools.load()]),
  );
  const isCurrent = calculation.outcome !== undefined;
  const outcome = calculation.outcome ?? shown.outcome;
  /** The plan that the page opened with, which has rested. */
  const [opened] = useState(planned);
  const insights = useInsights(
    outcome,
    session,
    (plan: P, signal) => askInsights(plan, definition.loadInsightsGuard, signal),
    {
      isSeen: useIsInView(RESULTS_ID),
      restMs: outcome?.plan === opened ? 0 : REST_OF_PLAN_MS - RECALCULATION_DELAY_MS,
    },
  );
  // Insights of an earlier outcome stay until the newer ones replace them.
  const found = insights.found ?? shown.insights;
  const outlay = useMemo(() => outcome && definition.outlayOf(outcome.plan), [definition, outcome]);

  const blocksOf = useLoadedInTransition(resultBlocks, outcome !== undefined);
  const loadedInsightBlocks = useLoaded(insightBlocks, found !== undefined);
  // What a link led to is told even if nothing can be calculated.
  const planTools = useLoadedInTransition(
    tools,
    outcome !== undefined || session.state().opened !== undefined,
  );
  const hasFailed = insights.hasFailed || loadedInsightBlocks.hasFailed;
  const isOutdated = found?.outcome !== outcome;
  const inSight = isOutdated && hasFailed ? undefined : found;
  const context = useMemo(() => ({ start, wording, view: money }), [start, wording, money]);
  const previewContext = useMemo(() => ({ ...context, insights: "pending" as const }), [context]);
  const insightsOfOutcome = isOutdated ? (hasFailed ? undefined : "pending") : found?.insights;
  const results = useMemo(
    () => outcome && blocksOf?.(outcome.plan, outcome.result, { ...context, insights: insightsOfOutcome }),
    [outcome, blocksOf, context, insightsOfOutcome],
  );
  const earlier = useMemo(
    () => baseline && blocksOf?.(baseline.outcome.plan, baseline.outcome.result, context),
    [baseline, blocksOf, context],
  );
  const changes = useMemo(
    () =>
      inSight === undefined || loadedInsightBlocks.value === undefined
        ? undefined
        : blocksOfInsights(inSight, loadedInsightBlocks.value, wording, start),
    [inSight, loadedInsightBlocks.value, wording, start],
  );
  const plan = usePlanOnPage(
    {
      form,
      session,
      definition,
      outcome: calculation.outcome,
      blocks: results,
      blocksOf: (plan, result) => blocksOf?.(plan, result, context),
    },
    planTools,
  );

  const { isAsSent } = plan;
  useEffect(
    // What somebody sent is not the visitor's to pay.
    () => session.show({ outcome, insights: found, outlay: isAsSent ? undefined : outlay }),
    [session, outcome, found, outlay, isAsSent],
  );
  const hasSentInSight = isCurrent && plan.isSent(form.draft);
  // Every change of a plan that was sent is compared with it, once it is shown.
  useEffect(() => {
    if (hasSentInSight && session.state().baseline === undefined) session.depart();
  }, [session, hasSentInSight]);

  const beginning = useQuickStart(quickStart, { form, definition });

  const target = form.field("targetChance");
  const { value: marksOf } = useLoaded(definition.targetMarks, outcome !== undefined);
  const labels = definition.labels(wording, form.draft);
  const faults = definition.planFaultsOf(form.draft);
  const last = applied.at(-1);
  /** Number of proposals when one was applied on this page. */
  const [freshCount, setFreshCount] = useState<number>();
  return {
    form,
    awaited: faultyFields(faults, wording, labels),
    missing: faultyFields(form.faults, wording, labels),
    results: {
      blocks: results,
      outlay,
      changes,
      ...beginning,
      hasInsights: hasFailed || (inSight !== undefined && loadedInsightBlocks.value !== undefined),
      faults,
      labels,
      isFromLink: plan.isFromLink,
      choice: { money, onMoney: (chosen) => session.showIn(chosen) },
      target,
      onMove: () => {
        // Only a plan whose results are shown can be drawn behind the next one.
        if (isCurrent) session.depart();
      },
      baseline:
        baseline && earlier && !isSamePlan(baseline.draft, form.draft)
          ? {
              values: Object.fromEntries(leavesOf(baseline.draft)),
              kind: plan.isSent(baseline.draft) ? "sent" : baseline.isAhead ? "change" : "before",
              chance: baseline.outcome.result.chanceToReachLifestyleGoal,
              blocks: earlier,
              canSwap: isCurrent,
              onSwap: () => {
                session.swap();
                form.follow();
              },
              onDrop: () => session.dropBaseline(),
            }
          : undefined,
      marks:
        outcome && marksOf?.(outcome.plan, outcome.result, inSight?.insights, target.value, definition.start),
      calculation: { ...calculation, isCurrent },
      ...(insights.hasFailed && { retryProposals: insights.retry }),
      preview: {
        definition,
        session,
        planned,
        calculation,
        blocksOf,
        context: previewContext,
        futureTerms: definition.futureTerms,
      },
      tools: plan.tools,
      ...(found && {
        proposals: {
          apply: ({ set }) => {
            setFreshCount(applied.length + 1);
            session.apply(set, definition.withProposal(form.draft, set));
            form.follow();
          },
          isApplicable: isCurrent,
          isOutdated: inSight !== undefined && isOutdated,
        },
      }),
      ...(last &&
        blocksOf && {
          applied: {
            set: last.set,
            proposals: loadedInsightBlocks.value
              ? blocksOfInsights(last, loadedInsightBlocks.value, wording, start)
              : [],
            count: applied.length,
            isFresh: freshCount === applied.length,
            isAsApplied: isAsApplied(form.draft, applied),
            before: blocksOf(last.outcome.plan, last.outcome.result, context),
            after: isCurrent ? results : undefined,
            onUndo: () => {
              session.undo();
              form.follow();
            },
            onKeep: () => session.keep(),
          },
        }),
    },
  };
}

function blocksOfInsights<P, R, I>(
  { outcome: { plan, result }, insights }: FoundInsights<P, R, I>,
  insightBlocksOf: InsightBlocks<P, R, I>,
  wording: Wording,
  start: PlanMonth,
): readonly Block[] {
  return insightBlocksOf(plan, result, insights, wording, start);
}
