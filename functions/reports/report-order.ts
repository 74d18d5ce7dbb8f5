import type { Calculator } from "#shared/calculators.ts";
import type { ChildGoalForm } from "#shared/child-goal/schemas.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { KidsSaverForm } from "#shared/kids-saver/schemas.ts";
import type { PensionForm } from "#shared/pension/schemas.ts";

export type ReportForm = PensionForm | ChildGoalForm | KidsSaverForm;

/** A report that was asked for: all that it takes to make it. */
export interface ReportOrder {
  readonly calculator: Calculator;
  /** Where the visitor's calculator is: an address of an allowed origin. */
  readonly calculatorUrl: string;
  /** The state of the calculator's form, valid by the contract and with something to calculate. */
  readonly form: ReportForm;
  /** The day in the UAE on which it was asked for. */
  readonly day: PlanDay;
}
