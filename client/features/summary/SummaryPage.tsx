import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { useLeave } from "#client/components/LeaveProvider.tsx";
import { PageHeading } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { useBrand } from "#client/report/BrandProvider.tsx";
import { PrintedReport } from "#client/report/PrintedReport.tsx";
import { type Contact, hasContact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import { ContactForm } from "./ContactForm.tsx";
import { confirmationState } from "./confirmation-state.ts";
import { MissingPlan } from "./MissingPlan.tsx";
import { type Destination, memoryOf, type ReportPageProps, reportRequest } from "./report-page.ts";
import { type Refusal, SummaryActions } from "./SummaryActions.tsx";
import { SummaryLayout } from "./SummaryLayout.tsx";
import { useReport } from "./use-report.ts";
import { useReportMail } from "./use-report-mail.ts";
import { useSummarizedForm } from "./use-summarized-form.ts";

/** The results of a form in cards, and the ways on from there. */
export function SummaryPage<F extends Contact, P, R extends Answer>(props: ReportPageProps<F, P, R>) {
  const [form, setForm] = useSummarizedForm(memoryOf(props), props.definition);
  return form === undefined ? (
    <MissingPlan formPath={props.flow.form[0]} />
  ) : (
    <Summary form={form} onComplete={setForm} {...props} />
  );
}

interface SummaryProps<F> {
  readonly form: F;
  /** Takes the form with the contact data that it was without. */
  readonly onComplete: (form: F) => void;
}

function Summary<F extends Contact, P, R extends Answer>({
  form,
  onComplete,
  ...props
}: ReportPageProps<F, P, R> & SummaryProps<F>) {
  const { flow, definition } = props;
  const { summary } = useWording();
  const { smartSaverUrl } = useBrand();
  const navigate = useNavigate();
  const leave = useLeave();
  const { document, hasPlan, ...results } = useReport(form, props);
  /** Where to go on to once it is known whom the report is for. */
  const [wanted, setWanted] = useState<Destination>();
  const [refusal, setRefusal] = useState<Refusal>();
  const leaveForSmartSaver = () => leave(smartSaverUrl);
  const mail = useReportMail({
    // Who counts on a mail that is refused learns of it before leaving.
    smartSaver: (outcome) =>
      outcome === "limitReached" || outcome === "tooMany" ? setRefusal(outcome) : leaveForSmartSaver(),
    confirmation: (outcome) => navigate(flow.confirmation, { state: confirmationState(outcome) }),
  });
  const send = (destination: Destination, whole: F) =>
    mail.send(destination, reportRequest(whole, flow, window.location.origin));
  if (useIsPrinting()) return <PrintedReport document={document} />;
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
          memory={memoryOf(props)}
          validateForm={definition.validateForm}
          form={form}
          onComplete={(whole) => complete(wanted, whole)}
          onCancel={() => setWanted(undefined)}
        />
      )}
      <SummaryActions
        flow={flow}
        sending={mail.sending}
        onSend={(destination) => (hasContact(form) ? send(destination, form) : setWanted(destination))}
        hasPlan={hasPlan}
        hasContact={hasContact(form)}
        isAsking={wanted !== undefined}
        refusal={refusal}
        onGoOn={leaveForSmartSaver}
      />
    </>
  );
}

/** Whether the page is being printed: the browser takes it as it stands once the event has been handled. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent("beforeprint", () => flushSync(() => setPrinting(true)));
  useWindowEvent("afterprint", () => setPrinting(false));
  return isPrinting;
}
