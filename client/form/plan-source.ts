import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ReportKind } from "#shared/report/report-kind.ts";
import type { Contact } from "./contact-fields.ts";
import type { PlanMemory } from "./plan-memory.ts";

/** All that the pages behind a form need to know of its calculator. */
export interface PlanSource<Form extends Contact, Plan, Result> {
  readonly kind: ReportKind<Form, Plan, Result>;
  readonly calculate: (plan: Plan, signal: AbortSignal) => Promise<Result>;
  /** @param start month in which every plan starts */
  readonly memoryOf: (start: PlanMonth) => PlanMemory<Contact, Form, Plan, Result>;
}
