import { Button } from "@mantine/core";
import { useStepBack } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { FailureNotice } from "#client/form/FailureNotice.tsx";
import { PrintedReport } from "#client/report/PrintedReport.tsx";
import type { Contact } from "#shared/contract/contact.ts";
import classes from "./PrintableReport.module.css";
import type { ReportPageProps } from "./report-page.ts";
import { useReport } from "./use-report.ts";

/** A report on its sheet, below what is not printed. */
export function PrintableReport<F extends Contact, P, R>({
  form,
  ...props
}: ReportPageProps<F, P, R> & { readonly form: F }) {
  const { summary } = useWording();
  const { document, isComplete, failure, retry } = useReport(form, props);
  const stepBack = useStepBack(props.flow.summary);
  return (
    <div className={classes["page"]}>
      <div className={classes["bar"]}>
        <Button variant="default" onClick={stepBack}>
          {summary.backToSummary}
        </Button>
        <Button disabled={!isComplete} onClick={() => window.print()}>
          {summary.printNow}
        </Button>
      </div>
      <FailureNotice failure={failure} retry={retry} />
      <div className={classes["sheet"]} aria-busy={!isComplete && failure === undefined}>
        <PrintedReport document={document} />
      </div>
    </div>
  );
}
