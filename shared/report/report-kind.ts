import type { Validated } from "#shared/contract/validation.ts";
import type { PlanDay, PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { Brand } from "./brand.ts";
import type { ReportDocument } from "./report-document.ts";

/** What a report takes beside the form and its result. */
export interface ReportContext {
  /** The day on which it is made; its plan starts in that month. */
  readonly today: PlanDay;
  readonly brand: Brand;
  readonly wording: Wording;
}

/** How the form of a calculator becomes a report, but for the calculation between plan and result. */
export interface ReportKind<Form, Plan, Result> {
  /** Checks the state that a `payload` carries. */
  readonly validateForm: (state: unknown) => Validated<Form>;
  /** What is calculated from the given month on; undefined where a valid form holds nothing to calculate. */
  readonly planOf: (form: Form, start: PlanMonth) => Plan | undefined;
  /** @param result of the form's plan; undefined where it has none */
  readonly build: (form: Form, result: Result | undefined, context: ReportContext) => ReportDocument;
}
