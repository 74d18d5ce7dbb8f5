import type { ReportDocument } from "#shared/report/report-document.ts";
import { REPORT_MAKERS, type ReportDependencies } from "./report-makers.ts";
import type { ReportOrder } from "./report-order.ts";

/**
 * Calculates and describes the report that was ordered.
 * @throws {RangeError} if the order's form is not valid on its day
 * @throws {PlanningError} if the planning service fails
 */
export function createReport(
  { calculator, form, day }: ReportOrder,
  dependencies: ReportDependencies,
): Promise<ReportDocument> {
  const checked = REPORT_MAKERS[calculator](form, day);
  if (!checked.ok) throw new RangeError("the form of a report order is not valid");
  return checked.value.makeReport(dependencies);
}
