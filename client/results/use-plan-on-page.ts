import { type ComponentType, useEffect, useMemo } from "react";
import { noteReload } from "#client/components/reload-note.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { keptOpened } from "#client/session/history-draft.ts";
import { isSamePlan, readState } from "#client/session/read-state.ts";
import type { Session } from "#client/session/session.ts";
import type { CalculatedPlan } from "#client/session/session-state.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Calculator } from "#shared/calculators.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { type Answer, type KeptPlan, keptPlan, type PlanDates } from "#shared/contract/kept-plan.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FormDefinition } from "./form-definition.ts";

/** A page with a plan, before the tools that keep, share and compare plans are loaded. */
export interface PageOfPlan<D extends Contact, F, P, R extends Answer, I> {
  readonly form: Pick<CalculatorForm<D>, "draft" | "follow">;
  readonly session: Session<D, F, P, R, I>;
  readonly definition: FormDefinition<D, F, P, R, I>;
  /** Of the page's plan; undefined while there is none. */
  readonly outcome: CalculatedPlan<P, R> | undefined;
  readonly blocks: readonly Block[] | undefined;
  /** Returns the blocks of a result; undefined until its code is loaded. */
  readonly blocksOf: (plan: P, result: R) => readonly Block[] | undefined;
}

/** Returns the tools for the plan of a page, once they are loaded, and what a link to it means for its results. */
export function usePlanOnPage<D extends Contact, F, P, R extends Answer, I>(
  page: PageOfPlan<D, F, P, R, I>,
  tools: PlanTools | undefined,
): {
  /** True if a link led to the page's plan. */
  readonly isFromLink: boolean;
  /** True if the page's plan is as it was sent, as far as it could be read. */
  readonly isAsSent: boolean;
  /** Returns whether a draft is the plan that a link led to. */
  readonly isSent: (draft: object) => boolean;
  readonly tools: (PlanTools & { readonly plan: PlanOnPage }) | undefined;
} {
  const { form, session, definition, outcome } = page;
  const { draft } = form;
  const { calculator } = definition;
  const link = useSession(session, ({ opened }) => opened);
  const replaced = useSession(session, (state) => state.replaced);
  const current = useMemo(
    () => outcome && keptPlan(calculator, definition.formOf(draft), outcome.result, definition.start),
    [calculator, definition, draft, outcome],
  );
  const opened = useMemo(
    () =>
      link === undefined || link === "damaged"
        ? undefined
        : {
            plan: link,
            ...readState(link.form, definition),
            made: link.made && readState(link.made, definition).draft,
          },
    [link, definition],
  );
  // A plan that was read only in part has another answer for that reason alone.
  const isWhole = opened !== undefined && opened.unread === undefined;
  const isRead = (other: object) =>
    [opened?.draft, opened?.made].some((each) => each && isSamePlan(other, each));
  const isOpened = (other: object) => isWhole && isRead(other);
  const isStillOpened = isOpened(draft);
  const isFromLink = replaced !== undefined;
  const isAsSent = isFromLink && isRead(draft);
  // An entry of this page with another beginning: Back from one's own plan to the plan sent, or forward again.
  useEffect(() => {
    const page = window.location.pathname;
    const follow = () => {
      const { pathname, hash } = window.location;
      // A link that is entered here has an entry of its own for a moment.
      if (pathname !== page || hash !== "" || (keptOpened(calculator)?.replaced !== undefined) === isFromLink)
        return;
      noteReload({ [calculator]: contactOf(session.state().draft ?? {}) });
      window.location.reload();
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [session, calculator, isFromLink]);
  return {
    isFromLink,
    isAsSent,
    isSent: (other) => isFromLink && isOpened(other),
    tools: tools && {
      ...tools,
      plan: {
        current,
        opened: isStillOpened ? opened?.plan : undefined,
        isFromLink,
        isAsSent,
        isReadWhole: isWhole,
        ...tools.actionsOf(page),
      },
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
export interface PlanOnPage extends PlanActions {
  /** The plan with its answer; undefined while there is none. */
  readonly current: KeptPlan | undefined;
  /** The kept plan that was opened, as long as the page's plan still equals it, as it was made or as it has moved on. */
  readonly opened: KeptPlan | undefined;
  /** True if a link led to the kept plan. */
  readonly isFromLink: boolean;
  /** True if the page's plan still equals it, as far as it could be read. */
  readonly isAsSent: boolean;
  /** True if all of the kept plan that was opened could be read. */
  readonly isReadWhole: boolean;
}

/** The savings in a form as they were in an earlier month, and the question of what was saved since. */
export interface CheckIn {
  /** Identifies the plan that is asked about. */
  readonly plan: string;
  /** The month that the savings in the form are of. */
  readonly month: PlanMonth;
  readonly currency: Currency;
  /**
   * Tells the share of scenarios, in percent, with less than an amount, in the plan as it was; unset if the plan had ended
   * by now. @throws if that fails
   */
  readonly ask?: (saved: number, signal: AbortSignal) => Promise<number>;
}

/** A goal that has begun since its plan was made. */
export interface BegunGoal {
  /** Its label in the form; undefined if the form is for this goal alone. */
  readonly goal: string | undefined;
  /** Calendar year of its next payment; undefined if it is over. */
  readonly year: number | undefined;
  /** The payments that have fallen due since, at the prices entered. */
  readonly passed: number;
  readonly currency: Currency;
  /** True if its entries in the form have moved on. */
  readonly isMoved: boolean;
}

/** What can be done with a page's plan. */
export interface PlanActions {
  readonly calculator: Calculator;
  /** The month of today, in which the plan starts. */
  readonly start: PlanMonth;
  /**
   * The kept plan that was opened, however much of it could be read and whatever was changed since, as long as the ages and
   * goals in the form are those that time has moved on, or as they were made.
   */
  readonly dated: KeptPlan | undefined;
  /** True if they are as they were made, and not as they are today. */
  readonly isAsMade: boolean;
  readonly blocks: readonly Block[] | undefined;
  /** The money in which results are shown. */
  readonly money: Money;
  /** Brings back the plan that was entered on the page before a link was opened there; undefined if there is none. */
  readonly bringBack: (() => void) | undefined;
  /** Makes the plan that a link led to the visitor's own. */
  readonly claim: () => void;
  /** Puts a kept plan into the form. @returns a function that brings back the earlier plan, as far as it was entered */
  readonly open: (plan: KeptPlan) => () => void;
  /** Puts the ages and goals as they were made into the form, or back as they are today. */
  readonly moveAges: () => void;
  /** Says that the ages and goals in the form are those of today. */
  readonly confirm: () => void;
  /** Returns the goals of the plan that was opened that have begun since it was made. */
  readonly begun: (wording: Wording) => readonly BegunGoal[];
  /** The months that ages and savings in the form are of, as the plan is kept with them; unset if of today, or unknown. */
  readonly dates: PlanDates;
  /** Undefined unless the savings in the form are of an earlier month, or if nothing can be told of them. */
  readonly checkIn: CheckIn | undefined;
  /** Puts what has been saved by now into the form. */
  readonly enterSaved: (saved: number) => void;
  /** What was put there, if it is still in the form. */
  readonly checkedIn:
    | {
        readonly saved: number;
        readonly currency: Currency;
        /** True if it is divided as the opened plan would hold it by now. */
        readonly isDivided: boolean;
        readonly undo: () => void;
      }
    | undefined;
  /** Returns the results of another plan of its calculator; undefined if it cannot be calculated. */
  readonly resultsOf: (plan: KeptPlan, signal: AbortSignal) => Promise<OtherResults | undefined>;
}

/** Tools that keep, share and compare plans, loaded beside the first result. */
export interface PlanTools {
  readonly actionsOf: <D extends Contact, F, P, R extends Answer, I>(
    page: PageOfPlan<D, F, P, R, I>,
  ) => PlanActions;
  readonly OpenedPlan: ComponentType<{ plan: PlanOnPage; leave: (end: () => void) => () => void }>;
  readonly CheckIn: ComponentType<{ plan: PlanOnPage; leave: (end: () => void) => () => void }>;
  readonly TimePassed: ComponentType<{ plan: PlanOnPage }>;
  readonly KeepAndShare: ComponentType<{ plan: PlanOnPage }>;
  readonly KeptAtHand: ComponentType<{ plan: PlanOnPage }>;
  readonly VisitSum: ComponentType<{ own: Outlay; plan: PlanOnPage }>;
}
