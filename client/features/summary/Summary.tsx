import { useMemo } from "react";
import { PageHeading } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { PrintedReport } from "#client/report/PrintedReport.tsx";
import type { ReportPageProps } from "./report-page.ts";
import { reportRequestOf } from "./report-request-of.ts";
import { SummaryActions } from "./SummaryActions.tsx";
import { SummaryLayout } from "./SummaryLayout.tsx";
import { useIsPrinting } from "./use-is-printing.ts";
import { useReport } from "./use-report.ts";

/** The summary of a form. */
export function Summary<F extends object, P, R>({
  form,
  ...props
}: ReportPageProps<F, P, R> & { readonly form: F }) {
  const { flow, brand } = props;
  const { summary } = useWording();
  const { document, hasPlan, isComplete } = useReport(form, props);
  const request = useMemo(() => reportRequestOf(form, flow, window.location.origin), [form, flow]);
  const isPrinting = useIsPrinting();
  if (isPrinting) return <PrintedReport document={document} />;
  return (
    <>
      <PageHeading eyebrow={summary.heading} heading={document.title} lead={document.preparedOn} />
      <SummaryLayout document={document} isComplete={isComplete} />
      <SummaryActions flow={flow} request={request} smartSaverUrl={brand.smartSaverUrl} hasPlan={hasPlan} />
    </>
  );
}
