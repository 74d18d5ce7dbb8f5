import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLeave } from "#client/components/LeaveProvider.tsx";
import { PageHeading } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { PrintedReport } from "#client/report/PrintedReport.tsx";
import { type Contact, hasContact } from "#shared/contract/contact.ts";
import { ContactForm } from "./ContactForm.tsx";
import { confirmationState } from "./confirmation-state.ts";
import type { ReportPageProps } from "./report-page.ts";
import { reportRequestOf } from "./report-request-of.ts";
import { SummaryActions } from "./SummaryActions.tsx";
import { SummaryLayout } from "./SummaryLayout.tsx";
import { useIsPrinting } from "./use-is-printing.ts";
import { useReport } from "./use-report.ts";
import { type Destination, useReportMail } from "./use-report-mail.ts";

interface SummaryProps<F> {
  readonly form: F;
  /** Takes the form with the contact data that it was without. */
  readonly onComplete: (form: F) => void;
}

/** The summary of a form. */
export function Summary<F extends Contact, P, R>({
  form,
  onComplete,
  ...props
}: ReportPageProps<F, P, R> & SummaryProps<F>) {
  const { flow, brand, source, today } = props;
  const { summary } = useWording();
  const navigate = useNavigate();
  const leave = useLeave();
  const { document, hasPlan, ...results } = useReport(form, props);
  /** What was asked for while it was unknown whom the report is for. */
  const [wanted, setWanted] = useState<Destination>();
  const mail = useReportMail({
    smartSaver: () => leave(brand.smartSaverUrl),
    confirmation: (outcome) => navigate(flow.confirmation, { state: confirmationState(outcome) }),
  });
  const send = (destination: Destination, whole: F) =>
    mail.send(destination, reportRequestOf(whole, flow, window.location.origin));
  const isPrinting = useIsPrinting();
  if (isPrinting) return <PrintedReport document={document} />;
  const complete = (destination: Destination, whole: F) => {
    setWanted(undefined);
    onComplete(whole);
    send(destination, whole);
  };
  return (
    <>
      <PageHeading eyebrow={summary.heading} heading={document.title} lead={document.preparedOn} />
      <SummaryLayout document={document} {...results} />
      {wanted !== undefined && (
        <ContactForm
          memory={source.memoryOf(today)}
          form={form}
          onComplete={(whole) => complete(wanted, whole)}
        />
      )}
      <SummaryActions
        flow={flow}
        sending={mail.sending}
        onSend={(destination) => (hasContact(form) ? send(destination, form) : setWanted(destination))}
        hasPlan={hasPlan}
        hasContact={hasContact(form)}
        isAsking={wanted !== undefined}
      />
    </>
  );
}
