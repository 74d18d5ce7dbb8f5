import { Button } from "@mantine/core";
import { useStepBack } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { PrintedReport } from "#client/report/PrintedReport.tsx";
import { FailureNotice } from "#client/results/FailureNotice.tsx";
import type { Contact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import { MissingPlan } from "./MissingPlan.tsx";
import classes from "./PrintPage.module.css";
import type { ReportPageProps } from "./report-pages.ts";
import { useReport } from "./use-report.ts";
import { type SummarizedForm, useSummarizedForm } from "./use-summarized-form.ts";

/** The report of a form in its printed layout. */
export function PrintPage<F extends Contact, P, R extends Answer, I>(props: ReportPageProps<F, P, R, I>) {
  const { form, disregarded } = useSummarizedForm(props);
  return form === undefined ? (
    <MissingPlan formPath={props.flow.form[0]} />
  ) : (
    <PrintableReport form={form} disregarded={disregarded} {...props} />
  );
}

/** A report on its sheet, below the controls, which are not printed. */
function PrintableReport<F extends Contact, P, R extends Answer, I>({
  form,
  disregarded,
  ...props
}: ReportPageProps<F, P, R, I> & { readonly form: F } & Pick<SummarizedForm<F, P, R>, "disregarded">) {
  const { summary } = useWording();
  const { document, isFinal, failure, retryAt, retry } = useReport(form, disregarded, props);
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
      <FailureNotice failure={failure} retryAt={retryAt} retry={retry} />
      <div className={classes["sheet"]} aria-busy={!isFinal && failure === undefined}>
        <PrintedReport document={document} />
      </div>
    </div>
  );
}
