import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { NoticePage } from "#client/components/NoticePage.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type Contact, hasContact } from "#shared/contract/contact.ts";
import { ContactForm } from "./ContactForm.tsx";
import { mailOutcomeOf } from "./confirmation-state.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import { OutcomeMark } from "./OutcomeMark.tsx";
import type { ReportPageProps } from "./report-page.ts";
import { reportRequestOf } from "./report-request-of.ts";
import { startOver } from "./start-over.ts";
import { useDownload } from "./use-download.ts";
import { useSummarizedForm } from "./use-summarized-form.ts";

/** Says whether the report is on its way, and offers it as a file. */
export function ConfirmationPage<F extends Contact, P, R>({ flow, source, today }: ReportPageProps<F, P, R>) {
  const { summary, confirmation } = useWording();
  const navigate = useNavigate();
  const outcome = mailOutcomeOf(useLocation().state);
  const memory = source.memoryOf(today);
  const [form, setForm] = useSummarizedForm(memory);
  const [isAsking, setAsking] = useState(false);
  const { state, start } = useDownload();
  const returnToForm = () => {
    startOver(memory);
    navigate(flow.form[0]);
  };
  const download = (complete: F) => start(reportRequestOf(complete, flow, window.location.origin));
  const complete = (whole: F) => {
    setForm(whole);
    setAsking(false);
    download(whole);
  };
  return (
    <>
      <NoticePage mark={<OutcomeMark isMailed={outcome === "mailed"} />} {...confirmation.outcomes[outcome]}>
        <Button variant="default" size="md" onClick={returnToForm}>
          {confirmation.startOver}
        </Button>
        <DownloadButton
          state={state}
          onDownload={form && (() => (hasContact(form) ? download(form) : setAsking(true)))}
        />
        {outcome !== "mailed" && (
          <Button component={Link} to={flow.summary} variant="subtle" size="md">
            {summary.backToSummary}
          </Button>
        )}
      </NoticePage>
      {form && isAsking && <ContactForm memory={memory} form={form} onComplete={complete} />}
    </>
  );
}
