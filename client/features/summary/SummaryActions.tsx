import { Button } from "@mantine/core";
import { useId } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useLeave } from "#client/components/LeaveProvider.tsx";
import { CAME_FROM_WITHIN, useStepBack } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Flow } from "#shared/contract/flows.ts";
import type { ReportRequest } from "#shared/contract/schemas/report.ts";
import { confirmationState } from "./confirmation-state.ts";
import classes from "./SummaryActions.module.css";
import { useReportMail } from "./use-report-mail.ts";

interface SummaryActionsProps {
  readonly flow: Flow;
  readonly request: ReportRequest;
  readonly smartSaverUrl: string;
  /** Without a plan there is nothing to report. */
  readonly hasPlan: boolean;
}

/** The ways on from a summary. */
export function SummaryActions({ flow, request, smartSaverUrl, hasPlan }: SummaryActionsProps) {
  const { summary } = useWording();
  const navigate = useNavigate();
  const leave = useLeave();
  const stepBack = useStepBack(flow.form[0]);
  const noteId = useId();
  const { sending, send } = useReportMail(request, {
    smartSaver: () => leave(smartSaverUrl),
    confirmation: (isMailed) => navigate(flow.confirmation, { state: confirmationState(isMailed) }),
  });
  const isSending = sending !== undefined;
  const mailButton = {
    size: "md",
    className: classes["mail"],
    disabled: isSending || !hasPlan,
    "aria-describedby": noteId,
  } as const;
  const note = isSending ? summary.sending : hasPlan ? "" : summary.nothingToReport;
  return (
    <div className={classes["actions"]}>
      <Button variant="default" size="md" disabled={isSending} onClick={stepBack}>
        {summary.back}
      </Button>
      <Link to={flow.summaryPdf} state={CAME_FROM_WITHIN} className={classes["print"]}>
        {summary.print}
      </Link>
      <p id={noteId} role="status" className={classes["note"]}>
        {note}
      </p>
      <Button
        {...mailButton}
        variant="light"
        loading={sending === "smartSaver"}
        onClick={() => send("smartSaver")}
      >
        {summary.smartSaver}
      </Button>
      <Button {...mailButton} loading={sending === "confirmation"} onClick={() => send("confirmation")}>
        {summary.detailedReport}
      </Button>
    </div>
  );
}
