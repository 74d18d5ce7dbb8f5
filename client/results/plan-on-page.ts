import type { ComponentType } from "react";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Results of a kept plan. */
export interface OtherResults {
  readonly blocks: readonly Block[];
  /** The plan with its present answer. */
  readonly now: KeptPlan;
}

/** A page's plan, for the tools that keep, share and compare plans of any calculator. */
export interface PlanOnPage {
  readonly calculator: string;
  /** The plan with its answer; undefined while there is none. */
  readonly current: KeptPlan | undefined;
  readonly blocks: readonly Block[] | undefined;
  /** The kept plan that was opened, as long as the page's plan still equals it. */
  readonly opened: KeptPlan | undefined;
  /** Brings back the page's plan from before a link was opened there; undefined if there is none. */
  readonly bringBack: (() => void) | undefined;
  /** True if a link led to the kept plan. */
  readonly isFromLink: boolean;
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
}
