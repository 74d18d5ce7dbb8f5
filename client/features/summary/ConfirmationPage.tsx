import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { NoticeMark, NoticePage } from "#client/components/NoticePage.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type Contact, hasContact } from "#shared/contract/contact.ts";
import classes from "./ConfirmationPage.module.css";
import { ContactForm } from "./ContactForm.tsx";
import { readMailOutcome } from "./confirmation-state.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import { memoryOf, type ReportPageProps, reportRequest } from "./report-page.ts";
import { startOver } from "./start-over.ts";
import { useDownload } from "./use-download.ts";
import { useSummarizedForm } from "./use-summarized-form.ts";

/** Says whether the report is on its way, and offers it as a file. */
export function ConfirmationPage<F extends Contact, P, R>(props: ReportPageProps<F, P, R>) {
  const { flow, definition } = props;
  const { summary, confirmation } = useWording();
  const navigate = useNavigate();
  const outcome = readMailOutcome(useLocation().state);
  const memory = memoryOf(props);
  const [form, setForm] = useSummarizedForm(memory, definition);
  const [isAsking, setAsking] = useState(false);
  const { state, start } = useDownload();
  const returnToForm = () => {
    startOver(memory);
    navigate(flow.form[0]);
  };
  const download = (complete: F) => start(reportRequest(complete, flow, window.location.origin));
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
      {form && isAsking && (
        <ContactForm
          memory={memory}
          validateForm={definition.validateForm}
          form={form}
          onComplete={complete}
        />
      )}
    </>
  );
}

/** A letter on its way, or one that came back. */
function OutcomeMark({ isMailed }: { isMailed: boolean }) {
  return (
    <NoticeMark tone={isMailed ? "calm" : "failed"}>
      <path d="M18 23h28v19H18zM18 24l14 11 14-11" />
      <circle cx="46" cy="42" r="9" className={classes["badge"]} />
      <path d={isMailed ? "m42 42 3 3 5-6" : "M46 38v5M46 46v.1"} className={classes["sign"]} />
    </NoticeMark>
  );
}
