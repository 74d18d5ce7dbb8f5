import type { ComponentType } from "react";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";

/** The results of a plan that was kept. */
export interface OtherResults {
  readonly blocks: readonly Block[];
  /** The plan with the answer that it has now. */
  readonly now: KeptPlan;
}

/** A plan as its page has it, for what keeps, shares and compares plans of any calculator. */
export interface PlanOnPage {
  readonly calculator: string;
  /** With its answer; undefined while that is not there. */
  readonly current: KeptPlan | undefined;
  /** Its results. */
  readonly blocks: readonly Block[] | undefined;
  /** The kept plan that it still is, as it was opened. */
  readonly opened: KeptPlan | undefined;
  /** Brings back the plan that the page had before a link was opened there; undefined where there is none. */
  readonly bringBack: (() => void) | undefined;
  /** Whether a link led to the kept plan. */
  readonly isFromLink: boolean;
  /** Puts a kept plan into the form. @returns what brings back the plan before, as far as it was entered */
  readonly open: (plan: KeptPlan) => () => void;
  /** Whose money the results are in. */
  readonly money: Money;
  /** The results of another plan of its calculator; undefined where it cannot be calculated. */
  readonly resultsOf: (plan: KeptPlan, signal: AbortSignal) => Promise<OtherResults | undefined>;
}

/** What keeps, shares and compares plans: loaded beside the first result. */
export interface PlanTools {
  /** Stands above the results. */
  readonly OpenedPlan: ComponentType<{ plan: PlanOnPage; leave: (end: () => void) => () => void }>;
  /** Stands below them. */
  readonly KeepAndShare: ComponentType<{ plan: PlanOnPage }>;
}
