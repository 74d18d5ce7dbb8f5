import { type FormMemory, formMemory } from "#client/form/form-memory.ts";
import type { Flow } from "#shared/calculators.ts";
import type { Contact } from "#shared/contract/contact.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";

/** The props of every page behind a form. */
export interface ReportPageProps<Form extends Contact, Plan, Result> {
  readonly flow: Flow;
  readonly definition: CalculatorDefinition<Form, Plan, Result>;
  /** The day on which the report is made; its plan starts in that month. */
  readonly today: PlanDay;
}

/** The form that a page behind it is about, as it was left. */
export function memoryOf<Form extends Contact, Plan, Result>({
  flow,
}: ReportPageProps<Form, Plan, Result>): FormMemory<Contact, Form, Plan, Result> {
  return formMemory(flow.calculator);
}

/** Where a visitor goes on to once the report is on its way. */
export type Destination = "smartSaver" | "confirmation";

/** Where the form of a flow is. @param origin as `https://host` */
export function formUrlOf({ form: [path] }: Flow, origin: string): string {
  return `${origin}${path}`;
}

/** The request for the report of a form whose calculator lives at an origin, as `https://host`. */
export function reportRequest(form: object, flow: Flow, origin: string): ReportRequest {
  return { baseUrl: formUrlOf(flow, origin), payload: encodePayload(form) };
}
