import { use, useState } from "react";
import { useNavigate } from "react-router-dom";
import { HostContext } from "#client/components/host.ts";
import { PageHeading } from "#client/components/PageHeading.tsx";
import { useIsPrinting } from "#client/components/use-is-printing.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { toField } from "#client/form/FieldLinks.tsx";
import { UnreadNotice } from "#client/form/UnreadNotice.tsx";
import { PrintedReport } from "#client/report/PrintedReport.tsx";
import { useBrand } from "#client/report/use-brand.ts";
import { type Contact, hasContact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import { leadOf } from "#shared/report/report-document.ts";
import { ContactForm } from "./ContactForm.tsx";
import { MissingPlan } from "./MissingPlan.tsx";
import { datesOf, type ReportPageProps, reportRequest, sessionOfPage } from "./report-pages.ts";
import { type Destination, type Refusal, SummaryActions } from "./SummaryActions.tsx";
import { SummaryLayout } from "./SummaryLayout.tsx";
import { useReport } from "./use-report.ts";
import { useReportMail } from "./use-report-mail.ts";
import { type SummarizedForm, useSummarizedForm } from "./use-summarized-form.ts";

/** The results of a form in cards, and the buttons that lead on from there. */
export function SummaryPage<F extends Contact, P, R extends Answer, I>(props: ReportPageProps<F, P, R, I>) {
  const { form, unread, disregarded, replace } = useSummarizedForm(props);
  return form === undefined ? (
    <MissingPlan formPath={props.flow.form[0]} />
  ) : (
    <Summary form={form} unread={unread} disregarded={disregarded} onComplete={replace} {...props} />
  );
}

interface SummaryProps<F, P, R> extends Pick<SummarizedForm<F, P, R>, "unread" | "disregarded"> {
  readonly form: F;
  /** Receives the form once its contact data are complete. */
  readonly onComplete: (form: F) => void;
}

function Summary<F extends Contact, P, R extends Answer, I>({
  form,
  unread,
  disregarded,
  onComplete,
  ...props
}: ReportPageProps<F, P, R, I> & SummaryProps<F, P, R>) {
  const { flow, definition } = props;
  const wording = useWording();
  const { summary } = wording;
  const { smartSaverUrl } = useBrand();
  const navigate = useNavigate();
  const { leave } = use(HostContext);
  const { document, hasPlan, ...results } = useReport(form, disregarded, props);
  const { initial, labels } = props.formDefinition;
  const { draft = initial } = sessionOfPage(props).state();
  /** Destination to go to once the recipient of the report is known. */
  const [wanted, setWanted] = useState<Destination>();
  const [refusal, setRefusal] = useState<Refusal>();
  const leaveForSmartSaver = () => leave(smartSaverUrl);
  const mail = useReportMail(flow.calculator, {
    // A visitor who expects the email learns of its refusal before leaving.
    smartSaver: ({ outcome }) =>
      outcome === "limitReached" || outcome === "tooMany" ? setRefusal(outcome) : leaveForSmartSaver(),
    confirmation: (asked) => navigate(flow.confirmation, { state: asked }),
  });
  const send = (destination: Destination, whole: F) =>
    mail.send(destination, reportRequest(whole, flow, window.location.origin, datesOf(whole, props)));
  if (useIsPrinting()) return <PrintedReport document={document} />;
  const complete = (destination: Destination, whole: F) => {
    setWanted(undefined);
    onComplete(whole);
    send(destination, whole);
  };
  return (
    <>
      <PageHeading eyebrow={summary.heading} heading={document.title} lead={leadOf(document)} />
      <UnreadNotice
        unread={unread}
        labels={labels(wording, draft)}
        onField={(path) => navigate(flow.form[0], { state: toField(path) })}
      />
      <SummaryLayout document={document} {...results} />
      {wanted !== undefined && (
        <ContactForm
          session={sessionOfPage(props)}
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
        recipient={hasContact(form) ? form.email : undefined}
        isAsking={wanted !== undefined}
        refusal={refusal}
        onGoOn={leaveForSmartSaver}
      />
    </>
  );
}
