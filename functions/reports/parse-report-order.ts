import type { Calculator } from "#shared/calculators.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import { REPORT_MAKERS } from "./report-makers.ts";
import type { ReportOrder } from "./report-order.ts";

/**
 * Reads an order that was stored, and checks it as if it were new: another version of this app may have stored it.
 * @throws {RangeError} if it is not valid; the message holds nothing of it
 */
export function parseReportOrder(stored: unknown): ReportOrder {
  if (!isOrderShaped(stored)) throw new RangeError("a stored report order has another shape");
  const { calculator, calculatorUrl, day } = stored;
  const checked = REPORT_MAKERS[calculator](stored.form, day);
  if (!checked.ok) throw new RangeError("the form of a stored report order is not valid");
  return { calculator, calculatorUrl, form: checked.value.form, day };
}

interface StoredOrder {
  readonly calculator: Calculator;
  readonly calculatorUrl: string;
  readonly form: unknown;
  readonly day: PlanDay;
}

function isOrderShaped(value: unknown): value is StoredOrder {
  return (
    isRecord(value) &&
    typeof value["calculator"] === "string" &&
    Object.hasOwn(REPORT_MAKERS, value["calculator"]) &&
    typeof value["calculatorUrl"] === "string" &&
    "form" in value &&
    isDay(value["day"])
  );
}

function isDay(value: unknown): value is PlanDay {
  return isRecord(value) && ["year", "month", "day"].every((part) => Number.isInteger(value[part]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
