import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { NoticePage } from "#client/components/NoticePage.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { isMailedOf } from "./confirmation-state.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import { OutcomeMark } from "./OutcomeMark.tsx";
import type { ReportPageProps } from "./report-page.ts";
import { reportRequestOf } from "./report-request-of.ts";
import { startOver } from "./start-over.ts";

/** Says whether the report is on its way, and offers it as a file. */
export function ConfirmationPage<F extends object, P, R>({ flow, source, today }: ReportPageProps<F, P, R>) {
  const { summary, confirmation } = useWording();
  const navigate = useNavigate();
  const isMailed = isMailedOf(useLocation().state);
  const memory = source.memoryOf(today);
  const [request] = useState(
    () => memory.summarized && reportRequestOf(memory.summarized, flow, window.location.origin),
  );
  const returnToForm = () => {
    startOver(memory);
    navigate(flow.form[0]);
  };
  return (
    <NoticePage
      mark={<OutcomeMark isMailed={isMailed} />}
      heading={isMailed ? confirmation.heading : confirmation.failedHeading}
      text={isMailed ? confirmation.text : confirmation.failedText}
    >
      <Button variant="default" size="md" onClick={returnToForm}>
        {confirmation.startOver}
      </Button>
      <DownloadButton request={request} />
      {!isMailed && (
        <Button component={Link} to={flow.summary} variant="subtle" size="md">
          {summary.backToSummary}
        </Button>
      )}
    </NoticePage>
  );
}
