import { type ComponentType, useEffect, useMemo } from "react";
import { noteReload } from "#client/components/reload-note.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { keptLink } from "#client/session/history-draft.ts";
import { isSamePlan, readState, restoreDraft } from "#client/session/read-state.ts";
import type { Session } from "#client/session/session.ts";
import type { CalculatedPlan } from "#client/session/session-state.ts";
import { calculateOnce } from "#client/session/use-calculation.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Calculator } from "#shared/calculators.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { type Answer, type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { FormDefinition } from "./form-definition.ts";

/**
 * Returns the plan of a page with its results, for the tools that keep, share and compare plans.
 * @param outcome of the page's plan; undefined while there is none
 * @param blocks of that plan, or of an earlier one while there is no outcome
 * @param blocksOf returns the blocks of a result; undefined until its code is loaded
 */
export function usePlanOnPage<D extends Contact, F, P, R extends Answer, I>(
  form: Pick<CalculatorForm<D>, "draft" | "follow">,
  session: Session<D, F, P, R, I>,
  definition: FormDefinition<D, F, P, R, I>,
  outcome: CalculatedPlan<P, R> | undefined,
  blocks: readonly Block[] | undefined,
  blocksOf: (plan: P, result: R) => readonly Block[] | undefined,
): PlanOnPage {
  const { draft } = form;
  const { calculator } = definition;
  const link = useSession(session, ({ opened }) => opened);
  const replaced = useSession(session, (state) => state.replaced);
  const money = useSession(session, (state) => state.money);
  const current = useMemo(
    () => outcome && keptPlan(calculator, definition.formOf(draft), outcome.result),
    [calculator, definition, draft, outcome],
  );
  const opened = useMemo(
    () =>
      link === undefined || link === "damaged"
        ? undefined
        : { plan: link, ...readState(link.form, definition) },
    [link, definition],
  );
  const own = useMemo(
    () => replaced && restoreDraft(replaced, definition.initial, definition.findFaults),
    [replaced, definition],
  );
  // A plan that was read only in part has another answer for that reason alone.
  const isWhole = opened !== undefined && opened.unread === undefined;
  const isOpened = (other: object) => isWhole && isSamePlan(other, opened.draft);
  const isStillOpened = isOpened(draft);
  const isFromLink = replaced !== undefined;
  const hasSentInSight = isFromLink && isStillOpened && outcome !== undefined;
  // Every change of a plan that was sent is compared with it.
  useEffect(() => {
    if (hasSentInSight && session.state().baseline === undefined) session.depart();
  }, [session, hasSentInSight]);
  // An entry of this page with another beginning: Back from one's own plan to the plan sent, or forward again.
  useEffect(() => {
    const page = window.location.pathname;
    const follow = () => {
      const { pathname, hash } = window.location;
      // A link that is entered here has an entry of its own for a moment.
      if (pathname !== page || hash !== "" || (keptLink(calculator) !== undefined) === isFromLink) return;
      noteReload({ [calculator]: contactOf(session.state().draft ?? {}) });
      window.location.reload();
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [session, calculator, isFromLink]);
  const open = (...plan: Parameters<typeof session.open>) => {
    const putBack = session.open(...plan);
    form.follow();
    return () => {
      putBack();
      form.follow();
    };
  };
  return {
    calculator,
    current,
    start: definition.start,
    blocks,
    money,
    opened: isStillOpened ? opened?.plan : undefined,
    isFromLink,
    isReadWhole: isWhole,
    isSent: (other) => isFromLink && isOpened(other),
    bringBack: own && !isSamePlan(own, definition.initial) ? () => open(own) : undefined,
    open: (plan) => open(readState(plan.form, definition).draft, plan),
    resultsOf: async (other, signal) => {
      const plan = definition.planOf(readState(other.form, definition).draft);
      if (plan === undefined) return undefined;
      const { result } = await calculateOnce(plan, definition.calculate, session, signal);
      const blocks = blocksOf(plan, result);
      return blocks && { blocks, now: keptPlan(calculator, other.form, result) };
    },
  };
}

/** Results of a kept plan. */
export interface OtherResults {
  readonly blocks: readonly Block[];
  /** The plan with its present answer. */
  readonly now: KeptPlan;
}

/** A page's plan, for the tools that keep, share and compare plans of any calculator. */
export interface PlanOnPage {
  readonly calculator: Calculator;
  /** The plan with its answer; undefined while there is none. */
  readonly current: KeptPlan | undefined;
  /** Month in which it starts: that of its calculation. */
  readonly start: PlanMonth;
  /** Its results; while there is no answer those of an earlier plan. */
  readonly blocks: readonly Block[] | undefined;
  /** The kept plan that was opened, as long as the page's plan still equals it. */
  readonly opened: KeptPlan | undefined;
  /** Brings back the plan that was entered on the page before a link was opened there; undefined if there is none. */
  readonly bringBack: (() => void) | undefined;
  /** True if a link led to the kept plan. */
  readonly isFromLink: boolean;
  /** True if all of the kept plan that was opened could be read. */
  readonly isReadWhole: boolean;
  /** Returns whether a draft is the plan that a link led to. */
  readonly isSent: (draft: object) => boolean;
  /** Puts a kept plan into the form. @returns a function that brings back the earlier plan, as far as it was entered */
  readonly open: (plan: KeptPlan) => () => void;
  readonly money: Money;
  /** Returns the results of another plan of its calculator; undefined if it cannot be calculated. */
  readonly resultsOf: (plan: KeptPlan, signal: AbortSignal) => Promise<OtherResults | undefined>;
}

/** Tools that keep, share and compare plans, loaded beside the first result. */
export interface PlanTools {
  readonly OpenedPlan: ComponentType<{ plan: PlanOnPage; leave: (end: () => void) => () => void }>;
  readonly KeepAndShare: ComponentType<{ plan: PlanOnPage }>;
  readonly VisitSum: ComponentType<{ own: Outlay; start: PlanMonth }>;
}
