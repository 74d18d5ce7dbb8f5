import { contactOf } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Proposal } from "#shared/report/report-document.ts";
import { keptDraft, keptOpened, type OpenedPlan } from "./history-draft.ts";
import { type FormRules, isSamePlan, leavesOf, readPayload, readState, restoreDraft } from "./read-state.ts";
import {
  type Baseline,
  type CalculatedPlan,
  type FoundInsights,
  INITIAL,
  planFields,
  type SessionState,
  type Shown,
} from "./session-state.ts";

/** Number of outcomes that are kept: enough for the plans of a comparison and the way back by Undo. */
const MOST_OUTCOMES = 20;

/**
 * A visit's work with one calculator, which outlives its pages. Its state is one immutable value, which only the named
 * actions change.
 * @typeParam D the form while it is filled in; may hold more than the form, such as hidden fields
 * @typeParam F the form once it is valid, as a payload carries it
 * @typeParam I the insights of a plan
 */
export class Session<D extends object, F, P, R, I = Insights> {
  /** Name of the calculator, and of its form in the browser's history. */
  readonly calculator: string;
  readonly #listeners = new Set<() => void>();
  #state: SessionState<D, F, P, R, I> = INITIAL;

  constructor(calculator: string) {
    this.calculator = calculator;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SessionState<D, F, P, R, I> => this.#state;

  #change(change: Partial<SessionState<D, F, P, R, I>>): void {
    const begun = change.draft && { startedOver: undefined };
    this.#state = { ...this.#state, assumed: this.#stillAssumed(change.draft), ...begun, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Returns the assumptions that a changed form still holds. */
  #stillAssumed(changed: D | undefined): readonly string[] {
    const { draft, assumed } = this.#state;
    if (assumed.length === 0 || draft === undefined || changed === undefined) return assumed;
    const [before, after] = [leavesOf(draft), leavesOf(changed)];
    return assumed.filter((path) => before.get(path) === after.get(path));
  }

  /**
   * Removes everything, so that the next plan starts like the first. Contact data are gone for good; the plan is, once
   * another is begun.
   */
  startOver(): void {
    const { summarized: _, draft, ...rest } = this.#state;
    this.#change({ ...INITIAL, startedOver: { ...rest, plan: draft && planFields(draft) } });
  }

  /** Brings back the plan that `startOver` removed, if no other was begun. */
  undoStartOver(): void {
    const { draft, startedOver } = this.#state;
    if (draft === undefined || startedOver === undefined) return;
    const { plan, ...rest } = startedOver;
    this.#change({ ...rest, draft: { ...draft, ...plan } });
  }

  /**
   * Opens the form: from the payload of its address, which ends the earlier plan; else as it was left; else with the
   * plan of a link; else as a reload left it. @param payload null without the parameter
   */
  enter(rules: FormRules<D, F>, payload: string | null): D {
    if (payload !== null) return this.#begin({ ...INITIAL, ...readPayload(payload, rules) });
    const { draft, opened } = this.#state;
    if (draft !== undefined) return draft;
    const kept = restoreDraft(keptDraft(this.calculator), rules.initial, rules.findFaults);
    if (opened === undefined) return this.#begin({ draft: kept, ...keptOpened(this.calculator) });
    const { draft: read, unread } =
      opened === "damaged" ? { draft: kept, unread: opened } : readState(opened.form, rules);
    // Of what could not be opened, nothing is said but that.
    if (unread === "damaged") return this.#begin({ draft: kept, opened: unread, unread });
    return this.#begin({ draft: { ...read, ...contactOf(kept) }, unread });
  }

  /** Does not notify subscribers, because a page enters its form while it renders for the first time. */
  #begin(change: Partial<SessionState<D, F, P, R, I>> & { readonly draft: D }): D {
    this.#state = { ...this.#state, ...change };
    return change.draft;
  }

  /** Takes over the form as it is now. */
  edit(draft: D): void {
    this.#change({ draft });
  }

  /** Puts a form in place that was completed by assumptions. @param assumed their fields, by path */
  assume(draft: D, assumed: readonly string[]): void {
    this.#change({ draft, assumed });
  }

  /** Keeps every assumption as the visitor's own choice. */
  acceptAssumptions(): void {
    this.#change({ assumed: [] });
  }

  /** Takes over which fields the visitor has left. */
  leave(visited: SessionState<D, F, P, R, I>["visited"]): void {
    this.#change({ visited });
  }

  /** Keeps the plan of a link for the form, which opens next. @param replaced the page's earlier plan */
  follow(link: KeptPlan | "damaged", replaced?: Readonly<Record<string, unknown>>): void {
    this.#change({ opened: link, replaced });
  }

  /** Returns the plan that was opened in the form, as far as a reload keeps it; undefined if none was, or it was left. */
  openedPlan(): OpenedPlan | undefined {
    const { opened, replaced, saved } = this.#state;
    return opened === undefined || opened === "damaged" ? undefined : { opened, replaced, saved };
  }

  /** Puts what has been saved by now into the form of an opened plan, or takes it out. @param draft the form then */
  checkIn(draft: D, saved: number | undefined): void {
    this.#change({ draft, saved });
  }

  /**
   * Puts another plan into the form, which keeps its contact data. @returns a function that puts the present plan back
   * @param plan the kept plan that the draft was read from, if there is one
   */
  open(draft: D, plan?: KeptPlan): () => void {
    const { opened, replaced, saved, applied, taken, baseline, draft: earlier = draft } = this.#state;
    this.#put(draft, {
      opened: plan,
      replaced: undefined,
      saved: undefined,
      applied: [],
      taken: [],
      baseline: undefined,
    });
    return () => this.#put(earlier, { opened, replaced, saved, applied, taken, baseline });
  }

  #put(
    draft: D,
    plan: Pick<
      SessionState<D, F, P, R, I>,
      "opened" | "replaced" | "saved" | "applied" | "taken" | "baseline"
    >,
  ): void {
    const contact = contactOf(this.#state.draft ?? draft);
    this.#change({ ...plan, draft: { ...draft, ...contact }, unread: undefined, assumed: [] });
  }

  /** Takes over the form with other plans in it. @param taken all of them that were taken into it */
  take(draft: D, taken: SessionState<D, F, P, R, I>["taken"]): void {
    this.#change({ draft, taken });
  }

  /** Adds an outcome, and drops the oldest beyond the limit. */
  calculated(outcome: CalculatedPlan<P, R>): void {
    this.#change({ outcomes: [...this.#state.outcomes, outcome].slice(-MOST_OUTCOMES) });
  }

  /** Adds insights, and drops the oldest beyond the limit. */
  insightsFound(found: FoundInsights<P, R, I>): void {
    this.#change({ insights: [...this.#state.insights, found].slice(-MOST_OUTCOMES) });
  }

  /** Records the outcome and insights that the results beside the form show. Nothing is drawn again if they are the same. */
  show(shown: Shown<P, R, I>): void {
    const { outcome, insights, outlay } = this.#state.shown;
    if (shown.outcome === outcome && shown.insights === insights && shown.outlay === outlay) return;
    this.#change({ shown });
  }

  /** Shows results in the money of each year, or today's. */
  showIn(money: Money): void {
    this.#change({ money });
  }

  /** Makes the plan in sight, whose results are shown, the baseline, unless it is itself the change of an earlier one. */
  depart(): void {
    const { baseline } = this.#state;
    const isKept = baseline !== undefined && !baseline.isAhead;
    this.#change({ baseline: isKept ? baseline : this.#inSight() });
  }

  /** Ends the comparison with the baseline. */
  dropBaseline(): void {
    this.#change({ baseline: undefined });
  }

  /** Puts the baseline into the form, and makes the present plan, whose results are shown, the baseline. */
  swap(): void {
    const { draft, baseline } = this.#state;
    if (draft === undefined || baseline === undefined) return;
    const present = this.#inSight();
    this.#change({
      draft: { ...draft, ...baseline.draft },
      baseline: present && { ...present, isAhead: !baseline.isAhead },
      applied: [],
    });
  }

  #inSight(): Baseline<D, P, R> | undefined {
    const { draft, shown } = this.#state;
    return draft && shown.outcome && { outcome: shown.outcome, draft: planFields(draft) };
  }

  /** Puts a proposal of the insights in sight into the form, once per double click. @param changed the form with it */
  apply(set: Proposal["set"], changed: D): void {
    const { draft, applied, shown } = this.#state;
    if (draft === undefined || shown.insights === undefined) return;
    if (isSamePlan(draft, changed)) return;
    const [before, after] = [planFields(draft), planFields(changed)];
    this.depart();
    this.#change({ draft: changed, applied: [...applied, { ...shown.insights, set, before, after }] });
  }

  /** Restores the plan before the last proposal, in its currency, regardless of later entries. */
  undo(): void {
    const { draft, applied } = this.#state;
    if (draft === undefined) return;
    this.#change({ draft: { ...draft, ...applied.at(-1)?.before }, applied: applied.slice(0, -1) });
  }

  /** Keeps every proposal in the form: the earlier plans are no longer shown. */
  keep(): void {
    this.#change({ applied: [] });
  }

  /**
   * Takes over the form of a summary, without telling subscribers: a page does so while it renders for the first time.
   * @param summarized undefined to keep the last one
   * @param change what else the way to the summary changes
   */
  summarize(summarized: F | undefined, change: Partial<SessionState<D, F, P, R, I>>): void {
    const { summarized: last } = this.#state;
    this.#state = { ...this.#state, ...change, summarized: summarized ?? last };
  }
}
