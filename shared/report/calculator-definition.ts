import type { Calculation } from "#shared/contract/calculation.ts";
import type { ContactField } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { PlanDates } from "#shared/contract/kept-plan.ts";
import type { Validated } from "#shared/contract/validation.ts";
import type { PlanDay, PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { Brand } from "./brand.ts";
import type { Example } from "./example.ts";
import type { MoneyView } from "./money-view.ts";
import type { Block, Explanation, Fact, ReportDocument } from "./report-document.ts";
import type { Outlay } from "./visit-sum.ts";

/**
 * The inputs of results beside the plan and its result.
 * @typeParam Found the insights of the plan
 */
export interface ResultContext<Found = Insights> {
  /** Month in which the plan starts. */
  readonly start: PlanMonth;
  readonly wording: Wording;
  /** Money of chart, tiles and table. */
  readonly view: MoneyView;
  /** The insights of the plan, if they are known or on their way. */
  readonly insights?: Found | "pending" | undefined;
}

/** Returns the results of a plan in the order of importance, the answer first. */
export type ResultBlocks<Plan, Result, Found = Insights> = (
  plan: Plan,
  result: Result,
  context: ResultContext<Found>,
) => readonly Block[];

/** The inputs of a report beside the form and its result. */
export interface ReportContext<Found = Insights> {
  /** The date of the report; its plan starts in that month. */
  readonly today: PlanDay;
  readonly brand: Brand;
  readonly wording: Wording;
  /** The address that opens the plan again; unset while there is no result. */
  readonly planUrl?: string | undefined;
  /** The months that the plan's entries are of, if they are not all of today. */
  readonly dates?: PlanDates | undefined;
  /** The insights; a report without them is still complete. */
  readonly insights?: Found;
}

/** A calculator from its form to its report, except the forecast, which the server calculates. */
export interface CalculatorDefinition<Form, Plan, Result, Found = Insights> extends Calculation<Result> {
  /** The contact data of a form without any. */
  readonly blankContact: Pick<Form, keyof Form & ContactField>;
  /** Checks the state that a `payload` carries. */
  readonly validateForm: (state: unknown) => Validated<Form>;
  /** Returns the plan of a form from the given month on; undefined if a valid form holds nothing to calculate. */
  readonly planOf: (form: Form, start: PlanMonth) => Plan | undefined;
  /** Returns what a plan takes from the household. */
  readonly outlayOf: (plan: Plan) => Outlay;
  /** @param result of the form's plan; undefined if it has none */
  readonly build: (form: Form, result: Result | undefined, context: ReportContext<Found>) => ReportDocument;
  /** Returns all entries except contact data; none if the form is invalid, contact data aside. */
  readonly entries: (state: object, wording: Wording) => readonly Fact[];
  /** Returns the introduction of its form. */
  readonly introduction: (wording: Wording) => Introduction;
  /** Returns the worked example for visitors who have not entered anything yet. */
  readonly example: (wording: Wording) => Example;
}

export interface Introduction {
  readonly heading: string;
  readonly text: string;
  /** Explanations beside an empty form. */
  readonly explanations: readonly Explanation[];
}
