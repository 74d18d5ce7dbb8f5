import { savingsThen } from "#client/plans/saved-since.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import type { Session } from "#client/session/session.ts";
import { sessionOf } from "#client/session/sessions.ts";
import type { Flow } from "#shared/calculators.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { PlanDates } from "#shared/contract/kept-plan.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";

/** Props of every page behind a form. */
export interface ReportPageProps<Form extends Contact, Plan, Result, Found = Insights> {
  readonly flow: Flow;
  readonly definition: CalculatorDefinition<Form, Plan, Result, Found>;
  /** The form before these pages. */
  readonly formDefinition: FormDefinition<Contact, Form, Plan, Result, Found>;
  /** Day of the report; its plan starts in that month. */
  readonly today: PlanDay;
}

export function sessionOfPage<Form extends Contact, Plan, Result, Found>({
  flow,
}: ReportPageProps<Form, Plan, Result, Found>): Session<Contact, Form, Plan, Result, Found> {
  return sessionOf(flow.calculator);
}

/** Returns the address of a flow's form. @param origin for example `https://host` */
export function formUrlOf({ form: [path] }: Flow, origin: string): string {
  return `${origin}${path}`;
}

/** Returns the months that the entries of a form are of, if the plan was opened in it. */
export function datesOf<Form extends Contact, Plan, Result, Found>(
  form: Form,
  props: ReportPageProps<Form, Plan, Result, Found>,
): PlanDates {
  const { formDefinition } = props;
  return savingsThen(formDefinition.draftOf(form), sessionOfPage(props).state(), formDefinition).dates;
}

/**
 * Returns the request for a form's report.
 * @param origin of the calculator, for example `https://host`
 * @param dates the months that the form's entries are of, if they are not all of today
 */
export function reportRequest(
  form: object,
  flow: Flow,
  origin: string,
  dates: PlanDates = {},
): ReportRequest {
  const hasDates = Object.keys(dates).length > 0;
  return { baseUrl: formUrlOf(flow, origin), payload: encodePayload(form), ...(hasDates && { dates }) };
}
