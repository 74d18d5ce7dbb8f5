import { withoutContact } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Proposal } from "#shared/report/report-document.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import { isSamePlan, type Unread } from "./read-state.ts";

export type Calculate<P, R> = (plan: P, signal: AbortSignal) => Promise<R>;

export interface CalculatedPlan<P, R> {
  readonly plan: P;
  readonly result: R;
}

/** Insights of an outcome: changes that would move its answer. */
export interface FoundInsights<P, R, I = Insights> {
  readonly outcome: CalculatedPlan<P, R>;
  readonly insights: I;
}

/** A change of the form, without contact data. */
export interface FormChange<D> {
  readonly before: Partial<D>;
  readonly after: Partial<D>;
}

/** A proposal that was put into the form, with the outcome before, whose insights contain it. */
export interface AppliedProposal<D, P, R, I = Insights> extends FoundInsights<P, R, I>, FormChange<D> {
  readonly set: Proposal["set"];
}

/** A plan that the present one is compared with, with its form without contact data. */
export interface Baseline<D, P, R> {
  readonly outcome: CalculatedPlan<P, R>;
  /** True if it is the later one of both: the visitor went back to the plan before. */
  readonly isAhead?: boolean;
  readonly draft: Partial<D>;
}

/** Everything that a visit keeps of one calculator. It is the only place of the contact data. */
export interface SessionState<D, F, P, R, I = Insights> {
  /** The form as it was left; undefined until it is opened. */
  readonly draft: D | undefined;
  /** Fields that the visitor has left once, by path: from then on their faults are shown. */
  readonly visited: Readonly<Record<string, boolean>>;
  /** Parts of the link to the form that could not be opened. Each of its pages reports them until a summary is made. */
  readonly unread: Unread | undefined;
  /** A kept plan that was opened, with the answer that it had; "damaged" if its link was. */
  readonly opened: KeptPlan | "damaged" | undefined;
  /** Set while a link led to that plan: the page's earlier plan, as kept for a reload. */
  readonly replaced: Readonly<Record<string, unknown>> | undefined;
  /** Savings of today that a check-in put into the form after that plan was opened. */
  readonly saved: number | undefined;
  /** Proposals that were put into the form, the latest one last. */
  readonly applied: readonly AppliedProposal<D, P, R, I>[];
  /** Plans of other calculators that were taken into the form, the latest one last. */
  readonly taken: readonly FormChange<D>[];
  /** The plan that is drawn behind the present one: as it was before changes were tried, or a kept one. */
  readonly baseline: Baseline<D, P, R> | undefined;
  /** Fields, by path, with a value that the visitor has left to an assumption and has not changed since. */
  readonly assumed: readonly string[];
  /** Form of the last summary, which is emailed and downloaded. */
  readonly summarized: F | undefined;
  readonly money: Money;
  /** The latest outcomes and insights of every page, the last one last. */
  readonly outcomes: readonly CalculatedPlan<P, R>[];
  readonly insights: readonly FoundInsights<P, R, I>[];
  /** What the results beside the form show until the next ones arrive. */
  readonly shown: Shown<P, R, I>;
  /** The state before the visitor started over, with the form's plan alone, until the next plan is begun. */
  readonly startedOver:
    | (Omit<SessionState<D, F, P, R, I>, "draft" | "summarized"> & { readonly plan: Partial<D> | undefined })
    | undefined;
}

export interface Shown<P, R, I = Insights> {
  readonly outcome?: CalculatedPlan<P, R> | undefined;
  /** What the plan of the outcome takes from the household; unset for a plan as somebody sent it. */
  readonly outlay?: Outlay | undefined;
  readonly insights?: FoundInsights<P, R, I> | undefined;
}

/** The state of a calculator that was not opened yet. */
export const INITIAL: SessionState<never, never, never, never, never> = {
  draft: undefined,
  visited: {},
  unread: undefined,
  opened: undefined,
  replaced: undefined,
  saved: undefined,
  applied: [],
  taken: [],
  baseline: undefined,
  assumed: [],
  summarized: undefined,
  money: "ofYear",
  outcomes: [],
  insights: [],
  shown: {},
  startedOver: undefined,
};

/** Returns whether a form still holds what the last proposal made of it, contact data aside. */
export function isAsApplied<D extends object>(
  draft: D,
  applied: SessionState<D, unknown, unknown, unknown, unknown>["applied"],
): boolean {
  const after = applied.at(-1)?.after;
  return after !== undefined && isSamePlan(draft, after);
}

/** Returns the fields of a form except its contact data. */
export function planFields<D extends object>(draft: D): Partial<D> {
  return withoutContact(draft) as Partial<D>;
}
