import { useMemo } from "react";
import { type Loadable, useLoaded } from "#client/components/loadable.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Contact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { InsightTeller } from "#shared/report/insight-blocks.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block, Proposal } from "#shared/report/report-document.ts";
import { withInsights } from "#shared/report/with-insights.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FormMemory } from "./form-memory.ts";
import { useMoney } from "./MoneySwitch.tsx";
import type { PlanTools } from "./plan-on-page.ts";
import type { ResultsProps } from "./ResultsPanel.tsx";
import { useAppliedProposals } from "./use-applied-proposals.ts";
import type { CalculatorForm } from "./use-calculator-form.ts";
import { type FoundInsights, useInsights } from "./use-insights.ts";
import { type Others, usePlanOnPage } from "./use-plan-on-page.ts";
import type { Recalculation } from "./use-recalculation.ts";

/** The blocks of a result. */
type ResultTeller<P, R> = (plan: P, result: R, wording: Wording, money: Money) => readonly Block[];

/** The blocks of a result, of a plan that is told from the month it starts in. */
type TellerFromStart<P, R> = (
  plan: P,
  result: R,
  start: PlanMonth,
  wording: Wording,
  money: Money,
) => readonly Block[];

/** What tells the results of plans that start in a month, once it is wanted and loaded. */
export function useTellerFrom<P, R>(
  start: PlanMonth,
  teller: Loadable<TellerFromStart<P, R>>,
  isWanted: boolean,
): ResultTeller<P, R> | undefined {
  const { value: tell } = useLoaded(teller, isWanted);
  return useMemo(() => tell && ((plan, result, ...how) => tell(plan, result, start, ...how)), [tell, start]);
}

interface ResultsOf<D extends Contact, F, P, R> {
  readonly form: CalculatorForm<D>;
  readonly memory: FormMemory<D, F, P, R>;
  readonly recalculation: Recalculation<P, R>;
  /** Tells a result; undefined until that was loaded. */
  readonly tell: ResultTeller<P, R> | undefined;
  /** Tells what would change it: nobody waits for it before there is a result. */
  readonly insightTeller: Loadable<InsightTeller<P, R>>;
  /** The form with the fields of a plan that a proposal sets. */
  readonly withProposal: (draft: D, set: Proposal["set"]) => D;
  /** How other plans of the calculator are opened and calculated. */
  readonly others: Others<D, F, P, R>;
  readonly tools: Loadable<PlanTools>;
}

/** The results of a form's plan, what would change them, and what was changed of it. */
export function useResults<D extends Contact, F, P, R extends Answer>({
  form,
  memory,
  recalculation,
  tell,
  insightTeller,
  withProposal,
  others,
  tools,
}: ResultsOf<D, F, P, R>): Omit<ResultsProps, "example" | "faults" | "labels" | "onField"> {
  const wording = useWording();
  const { outcome, isCurrent } = recalculation;
  const choice = useMoney(memory);
  const { money } = choice;
  const { found, hasFailed: isMissing, retry } = useInsights(outcome, memory);
  const teller = useLoaded(insightTeller, found !== undefined);
  const { last, count, isFresh, isAsApplied, apply, undo, keep } = useAppliedProposals(
    form,
    found,
    withProposal,
    memory,
  );
  const results = useMemo(
    () => outcome && tell?.(outcome.plan, outcome.result, wording, money),
    [outcome, tell, wording, money],
  );
  // Those of an earlier outcome stay in their place until the newer ones take it.
  const hasFailed = isMissing || teller.hasFailed;
  const isOutdated = found?.outcome !== outcome;
  const shown = isOutdated && hasFailed ? undefined : found;
  const insights = useMemo(
    () =>
      shown === undefined || teller.value === undefined
        ? [nothingYet(hasFailed, wording)]
        : told(shown, teller.value, wording),
    [shown, teller.value, hasFailed, wording],
  );
  const blocks = useMemo(() => results && withInsights(results, insights), [results, insights]);
  const { value: planTools } = useLoaded(tools, outcome !== undefined);
  const page = usePlanOnPage(form, memory, recalculation, others, (plan, result) =>
    tell?.(plan, result, wording, money),
  );
  return {
    blocks,
    choice,
    recalculation,
    ...(isMissing && { retryProposals: retry }),
    tools: planTools && { ...planTools, plan: { ...page, money, blocks: isCurrent ? results : undefined } },
    ...(found && {
      proposals: { apply, isApplicable: isCurrent, isOutdated: shown !== undefined && isOutdated },
    }),
    ...(last &&
      tell && {
        applied: {
          set: last.set,
          proposals: teller.value ? told(last, teller.value, wording) : [],
          count,
          isFresh,
          isAsApplied,
          before: tell(last.outcome.plan, last.outcome.result, wording, money),
          after: isCurrent ? results : undefined,
          onUndo: undo,
          onKeep: keep,
        },
      }),
  };
}

function told<P, R>(
  { outcome: { plan, result }, insights }: FoundInsights<P, R>,
  tellInsights: InsightTeller<P, R>,
  wording: Wording,
): readonly Block[] {
  return tellInsights(plan, result, insights, wording);
}

/** Keeps the place of the changes, and says why there are none. */
function nothingYet(hasFailed: boolean, { results }: Wording): Block<"changes"> {
  const none = hasFailed ? results.changesFailed : results.changesPending;
  return { kind: "changes", title: results.changes, changes: [], none };
}
