import type { Contact } from "#shared/contract/contact.ts";
import { MissingPlan } from "./MissingPlan.tsx";
import type { ReportPageProps } from "./report-page.ts";
import { Summary } from "./Summary.tsx";
import { useSummarizedForm } from "./use-summarized-form.ts";

/** What a form leads to, and the ways on from there. */
export function SummaryPage<F extends Contact, P, R>(props: ReportPageProps<F, P, R>) {
  const [form, setForm] = useSummarizedForm(props.source.memoryOf(props.today));
  return form === undefined ? (
    <MissingPlan formPath={props.flow.form[0]} />
  ) : (
    <Summary form={form} onComplete={setForm} {...props} />
  );
}
