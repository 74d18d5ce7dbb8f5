import type { Contact } from "#shared/contract/contact.ts";
import { MissingPlan } from "./MissingPlan.tsx";
import { PrintableReport } from "./PrintableReport.tsx";
import type { ReportPageProps } from "./report-page.ts";
import { useSummarizedForm } from "./use-summarized-form.ts";

/** The report of a form, as it is printed. */
export function PrintPage<F extends Contact, P, R>(props: ReportPageProps<F, P, R>) {
  const [form] = useSummarizedForm(props.source.memoryOf(props.today));
  return form === undefined ? (
    <MissingPlan formPath={props.flow.form[0]} />
  ) : (
    <PrintableReport form={form} {...props} />
  );
}
