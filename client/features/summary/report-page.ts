import type { PlanSource } from "#client/form/plan-source.ts";
import type { Flow } from "#shared/calculators.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { Brand } from "#shared/report/brand.ts";

/** What every page behind a form is given. */
export interface ReportPageProps<Form extends Contact, Plan, Result> {
  readonly flow: Flow;
  readonly source: PlanSource<Form, Plan, Result>;
  /** The day on which the report is made; its plan starts in that month. */
  readonly today: PlanDay;
  readonly brand: Brand;
}
