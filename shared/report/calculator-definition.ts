import type { Calculation } from "#shared/contract/calculation.ts";
import type { ContactField } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { Validated } from "#shared/contract/validation.ts";
import type { PlanDay, PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { Brand } from "./brand.ts";
import type { Example } from "./example.ts";
import type { Explanation, Fact, ReportDocument } from "./report-document.ts";

/** All that a report takes beside the form and its result. */
export interface ReportContext {
  /** The day on which it is made; its plan starts in that month. */
  readonly today: PlanDay;
  readonly brand: Brand;
  readonly wording: Wording;
  /** The address that opens the plan again; unset while there is no result to go with it. */
  readonly planUrl?: string | undefined;
  /** What would change the answer; without it a report is whole all the same. */
  readonly insights?: Insights;
}

/** A calculator from its form to its report, but for the forecast between plan and result, which the server makes. */
export interface CalculatorDefinition<Form, Plan, Result> extends Calculation<Result> {
  /** Contact data of a form whose visitor has not told them. */
  readonly nobody: Pick<Form, keyof Form & ContactField>;
  /** Checks the state that a `payload` carries. */
  readonly validateForm: (state: unknown) => Validated<Form>;
  /** The plan of a form from the given month on; undefined where a valid form holds nothing to calculate. */
  readonly planOf: (form: Form, start: PlanMonth) => Plan | undefined;
  /** @param result of the form's plan; undefined where it has none */
  readonly build: (form: Form, result: Result | undefined, context: ReportContext) => ReportDocument;
  /** All that was entered, but who entered it; nothing of a form's state that is not valid, contact data aside. */
  readonly entries: (state: object, wording: Wording) => readonly Fact[];
  /** How its form is introduced. */
  readonly introduction: (wording: Wording) => Introduction;
  /** A plan worked out for who has entered nothing yet. */
  readonly example: (wording: Wording) => Example;
}

export interface Introduction {
  readonly heading: string;
  readonly text: string;
  /** Beside a form in which nothing was entered yet. */
  readonly explanations: readonly Explanation[];
}
