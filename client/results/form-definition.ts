import type { LoadInsightsGuard } from "#client/api/calculations.ts";
import type { Loadable } from "#client/components/loadable.ts";
import type { FieldLabels, FieldName } from "#client/form/faults.ts";
import type { FormRules } from "#client/session/read-state.ts";
import type { Calculate } from "#client/session/session-state.ts";
import type { Calculator } from "#shared/calculators.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { Fault } from "#shared/contract/validation.ts";
import type { CertaintyLevel } from "#shared/domain/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ResultBlocks } from "#shared/report/calculator-definition.ts";
import type { FutureTermsOf } from "#shared/report/futures.ts";
import type { InsightBlocks } from "#shared/report/insight-blocks.ts";
import type { Proposal } from "#shared/report/report-document.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { Wording } from "#shared/wording/wording.ts";

/**
 * A calculator from its form to its results, for plans that start in one month.
 * @typeParam D the form while it is filled in
 * @typeParam F the form once it is valid, as a payload carries it
 * @typeParam I the insights of a plan
 */
export interface FormDefinition<D extends Contact, F, P, R, I = Insights> extends FormRules<D, F> {
  readonly calculator: Calculator;
  readonly start: PlanMonth;
  /**
   * Returns the plan to calculate, without contact data; undefined if it is invalid or has nothing to forecast.
   * @param from the month in which it starts, unless it is that of the definition
   */
  planOf(draft: D, from?: PlanMonth): P | undefined;
  /** Returns the faults that keep the plan from being calculated. */
  planFaultsOf(draft: D): readonly Fault[];
  /** Returns the form with the fields of a plan that a proposal sets. */
  withProposal(draft: D, set: Proposal["set"]): D;
  /** The field of all that is saved so far. */
  readonly savedIn: "currentAdditional" | "savings";
  /** How the savings of a form are divided; unset where they are not. */
  readonly division?: {
    /** Returns the shares of savings that a plan holds some months after the month in which it was made. */
    after(months: number, plan: P, made: PlanMonth): readonly number[];
    /** Returns the shares that were entered; none while the form divides the savings itself. */
    in(draft: D): readonly unknown[];
    with(draft: D, shares: readonly unknown[]): D;
  };
  /** Returns what a plan takes from the household. */
  outlayOf(plan: P): Outlay;
  readonly calculate: Calculate<P, R>;
  readonly loadInsightsGuard: LoadInsightsGuard<I>;
  /** Code that shows results, insights, and what would reach the target. */
  readonly resultBlocks: Loadable<ResultBlocks<P, R, I>>;
  readonly insightBlocks: Loadable<InsightBlocks<P, R, I>>;
  readonly targetMarks: Loadable<TargetMarks<P, R, I>>;
  /** How single scenarios of a plan are told; unset for a plan of several purses, which has none. */
  readonly futureTerms?: Loadable<FutureTermsOf<P, R>>;
  /** Returns the labels of fields that differ from the common ones. */
  labels(wording: Wording, draft: D): FieldLabels;
}

/**
 * Returns the value of each field with which a plan reaches its target, by path, as far as they are known: other fields
 * stay as they are.
 */
export type TargetMarks<P, R, I> = (
  plan: P,
  result: R,
  insights: I | undefined,
  target: CertaintyLevel,
  start: PlanMonth,
) => Readonly<Record<string, unknown>>;

/** How three entries of a form become a plan. */
export interface QuickStartRules<D> {
  /** Returns the form with a choice for everything that is still open. */
  complete(draft: D, form: { readonly initial: D; readonly start: PlanMonth }): D;
  /** Returns what a plan holds in the fields that the three entries leave open, each in a few words. */
  assumptions(draft: D, wording: Wording): readonly FieldName[];
  /** Returns the paths of fields that follow the three entries: assumed, although they are no longer those of a new form. */
  following?(draft: D): readonly string[];
}
