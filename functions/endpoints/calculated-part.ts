import type { ReportOrder } from "#functions/reports/report-order.ts";
import { CONTACT_FIELDS } from "#shared/contract/schemas/fields.ts";

/** What a form holds beside the plan; no calculation sees it. */
const ABOUT_THE_VISITOR: ReadonlySet<string> = new Set([
  ...Object.keys(CONTACT_FIELDS),
  "companyName",
  "livingWorkingIn",
]);

/** What of an order is calculated. */
export function calculatedPart({ calculator, form }: ReportOrder): object {
  const plan = Object.entries(form).filter(([name]) => !ABOUT_THE_VISITOR.has(name));
  return { calculator, ...Object.fromEntries(plan) };
}
