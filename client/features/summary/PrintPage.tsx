import { Button } from "@mantine/core";
import { useStepBack } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { FailureNotice } from "#client/form/FailureNotice.tsx";
import { PrintedReport } from "#client/report/PrintedReport.tsx";
import type { Contact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import { MissingPlan } from "./MissingPlan.tsx";
import classes from "./PrintPage.module.css";
import { memoryOf, type ReportPageProps } from "./report-page.ts";
import { useReport } from "./use-report.ts";
import { useSummarizedForm } from "./use-summarized-form.ts";

/** The report of a form, as it is printed. */
export function PrintPage<F extends Contact, P, R extends Answer>(props: ReportPageProps<F, P, R>) {
  const [form] = useSummarizedForm(memoryOf(props), props.definition);
  return form === undefined ? (
    <MissingPlan formPath={props.flow.form[0]} />
  ) : (
    <PrintableReport form={form} {...props} />
  );
}

/** A report on its sheet, below what is not printed. */
function PrintableReport<F extends Contact, P, R extends Answer>({
  form,
  ...props
}: ReportPageProps<F, P, R> & { readonly form: F }) {
  const { summary } = useWording();
  const { document, isFinal, failure, retry } = useReport(form, props);
  const stepBack = useStepBack(props.flow.summary);
  return (
    <div className={classes["page"]}>
      <div className={classes["bar"]}>
        <Button variant="default" onClick={stepBack}>
          {summary.backToSummary}
        </Button>
        <Button disabled={!isFinal} onClick={() => window.print()}>
          {summary.printNow}
        </Button>
      </div>
      <FailureNotice failure={failure} retry={retry} />
      <div className={classes["sheet"]} aria-busy={!isFinal && failure === undefined}>
        <PrintedReport document={document} />
      </div>
    </div>
  );
}
