import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { NoticeMark, NoticePage } from "#client/components/NoticePage.tsx";
import { PageLink } from "#client/components/PageLink.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLinks } from "#client/form/CalculatorLinks.tsx";
import { forgetShown } from "#client/plans/visit-plans.ts";
import { keepingDrafts } from "#client/session/history-draft.ts";
import { type Contact, hasContact } from "#shared/contract/contact.ts";
import classes from "./ConfirmationPage.module.css";
import { ContactForm } from "./ContactForm.tsx";
import { type MailOutcome, readAskedMail } from "./confirmation-state.ts";
import { DownloadButton, useDownload } from "./DownloadButton.tsx";
import { datesOf, type ReportPageProps, reportRequest, sessionOfPage } from "./report-pages.ts";
import { useReportMail } from "./use-report-mail.ts";
import { useSummarizedForm } from "./use-summarized-form.ts";

/** Says whether the report is on its way and to which address, sends it again, and offers it as a file. */
export function ConfirmationPage<F extends Contact, P, R, I>(props: ReportPageProps<F, P, R, I>) {
  const { flow, definition } = props;
  const { summary, confirmation, errorModal } = useWording();
  const navigate = useNavigate();
  const { outcome, copy, reference } = readAskedMail(useLocation().state);
  const isMailed = outcome === "mailed";
  const session = sessionOfPage(props);
  const othersId = useId();
  const { form, replace: setForm } = useSummarizedForm(props);
  /** Request to carry out once the recipient of the report is known. */
  const [wanted, setWanted] = useState<Want>();
  const isKnown = form !== undefined && hasContact(form);
  /** Address that the last email went to. After a reload it is unknown, even if the next recipient is known. */
  const [recipient, setRecipient] = useState(isKnown ? form.email : undefined);
  const { start, ...download } = useDownload();
  const mail = useReportMail(flow.calculator, {
    again: (state) => keepingDrafts(() => navigate(flow.confirmation, { replace: true, state })),
  });
  const returnToForm = () => {
    session.startOver();
    forgetShown(session.calculator);
    navigate(flow.form[0]);
  };
  const get = async (want: Want, whole: F) => {
    const request = reportRequest(whole, flow, window.location.origin, datesOf(whole, props));
    if (want === "download") return start(request);
    // Repeats the same order until the email is known to be sent; the service does not treat it as a second one.
    const next = isMailed ? newCopy() : copy;
    await mail.send("again", { ...request, ...(next !== undefined && { copy: next }) });
    setRecipient(whole.email);
  };
  const ask = (want: Want) => form && (() => (isKnown ? get(want, form) : setWanted(want)));
  const complete = (want: Want, whole: F) => {
    setForm(whole);
    setWanted(undefined);
    get(want, whole);
  };
  // Beyond a limit another try would be refused.
  const mayBeSent = isMailed || outcome === "failed" || outcome === "unknown";
  const sendAgain = mayBeSent ? ask("mail") : undefined;
  return (
    <>
      <NoticePage
        mark={<OutcomeMark outcome={outcome} />}
        {...confirmation.outcomes[outcome ?? "none"]}
        note={
          <div className={classes["note"]}>
            {isMailed && recipient && (
              <p>
                {confirmation.sentTo} <bdi className={classes["address"]}>{recipient}</bdi>
              </p>
            )}
            {isMailed && sendAgain && <p>{confirmation.notThere}</p>}
            {/* Only a report that was emailed before has a copy id. */}
            {!isMailed && copy !== undefined && <p>{confirmation.sentBefore}</p>}
            {reference !== undefined && <p>{errorModal.reference({ reference })}</p>}
            <p role="status">{isMailed && copy !== undefined && confirmation.sentAgain}</p>
          </div>
        }
      >
        <DownloadButton
          {...download}
          onDownload={ask("download")}
          hint={isKnown ? "" : summary.contact.asked}
          mayBeMailed={mayBeSent}
        />
        {sendAgain && (
          <Button variant="light" size="md" loading={mail.sending !== undefined} onClick={sendAgain}>
            {confirmation.sendAgain}
          </Button>
        )}
        {form && !isMailed && (
          <Button component={PageLink} to={flow.summary} variant="subtle" size="md">
            {summary.backToSummary}
          </Button>
        )}
        <Button variant="default" size="md" onClick={returnToForm}>
          {confirmation.startOver}
        </Button>
      </NoticePage>
      {!wanted && (
        <nav className={classes["others"]} aria-labelledby={othersId}>
          <h2 id={othersId}>{confirmation.others}</h2>
          <CalculatorLinks />
        </nav>
      )}
      {form && wanted && (
        <ContactForm
          session={session}
          validateForm={definition.validateForm}
          form={form}
          onComplete={(whole) => complete(wanted, whole)}
          onCancel={() => setWanted(undefined)}
        />
      )}
    </>
  );
}

type Want = "download" | "mail";

/** A letter: with a tick if the report is on its way, with a warning if it may not be, else plain. */
function OutcomeMark({ outcome }: { outcome: MailOutcome | undefined }) {
  const isMailed = outcome === "mailed";
  return (
    <NoticeMark tone={isMailed || outcome === undefined ? "calm" : "failed"}>
      <path d="M18 23h28v19H18zM18 24l14 11 14-11" />
      {outcome !== undefined && (
        <>
          <circle cx="46" cy="42" r="9" className={classes["badge"]} />
          <path d={isMailed ? "m42 42 3 3 5-6" : "M46 38v5M46 46v.1"} className={classes["sign"]} />
        </>
      )}
    </NoticeMark>
  );
}

/** Returns the id of an order that differs from those before it. */
function newCopy(): string {
  return String(Date.now());
}
