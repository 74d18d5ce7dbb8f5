import { type CheckedForm, type ReportDependencies, SERVED_CALCULATORS } from "#functions/calculators.ts";
import type { Calculator } from "#shared/calculators.ts";
import type { Contact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import type { PlanDates } from "#shared/contract/kept-plan.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { type Language, readPath } from "#shared/wording/languages.ts";

/** A report that was asked for: all that it takes to make it. */
export interface ReportOrder {
  readonly calculator: Calculator;
  /** Address of the visitor's calculator, on an allowed origin. */
  readonly calculatorUrl: string;
  /** The state of the calculator's form, valid by the contract and with something to calculate. */
  readonly form: Contact;
  /** The day in the UAE on which it was asked for. */
  readonly day: PlanDay;
  /** The months that the form's entries are of, if they are not all of that day. */
  readonly dates?: PlanDates;
  /** Code of the partner in whose page it was asked for, one of the provider's list. The report does not show it. */
  readonly partner?: string;
}

/** An order whose form was checked, and the way to its report. */
export interface CheckedOrder {
  readonly order: ReportOrder;
  /** Language of the visitor's calculator, in which the report and its mail are written. */
  readonly language: Language;
  /** @throws {PlanningError} if the planning service fails */
  readonly makeReport: (dependencies: ReportDependencies) => Promise<ReportDocument>;
}

/** An order of a form that was checked. */
export function checkedOrder(
  order: Omit<ReportOrder, "form" | "dates">,
  { form, dates, makeReport }: CheckedForm,
): CheckedOrder {
  const { language } = readPath(URL.parse(order.calculatorUrl)?.pathname ?? "/");
  return {
    order: { ...order, form, ...(Object.keys(dates).length > 0 && { dates }) },
    language,
    makeReport: (dependencies) => makeReport(dependencies, { ...order, language }),
  };
}

type StoredOrder = Omit<ReportOrder, "form"> & { readonly form: unknown };

/** Reads and checks a stored order. @throws {RangeError} if it is not valid; the message holds nothing of it */
export async function parseReportOrder(stored: unknown): Promise<CheckedOrder> {
  if (!isOrderShaped(stored)) throw new RangeError("a stored report order has an unexpected shape");
  const { calculator, calculatorUrl, day, dates } = stored;
  const checked = await SERVED_CALCULATORS[calculator].checkForm(stored.form, day, dates);
  if (!checked.ok) throw new RangeError("the form of a stored report order is invalid");
  return checkedOrder({ calculator, calculatorUrl, day }, checked.value);
}

function isOrderShaped(value: unknown): value is StoredOrder {
  return (
    isRecord(value) &&
    typeof value["calculator"] === "string" &&
    Object.hasOwn(SERVED_CALCULATORS, value["calculator"]) &&
    typeof value["calculatorUrl"] === "string" &&
    "form" in value &&
    isDay(value["day"])
  );
}

function isDay(value: unknown): value is PlanDay {
  return isRecord(value) && ["year", "month", "day"].every((part) => Number.isInteger(value[part]));
}
