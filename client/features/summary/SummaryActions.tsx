import { Button } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router-dom";
import { CAME_FROM_WITHIN, useStepBack } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Flow } from "#shared/calculators.ts";
import type { Destination } from "./report-page.ts";
import classes from "./SummaryActions.module.css";

interface SummaryActionsProps {
  readonly flow: Flow;
  /** For which destination a report is being sent. */
  readonly sending: Destination | undefined;
  readonly onSend: (destination: Destination) => void;
  /** Without a plan there is nothing to report. */
  readonly hasPlan: boolean;
  /** Whether it is known whom the report is for; if not, sending begins with asking. */
  readonly hasContact: boolean;
  readonly isAsking: boolean;
}

/** The ways on from a summary. */
export function SummaryActions(props: SummaryActionsProps) {
  const { flow, sending, onSend, hasPlan, hasContact, isAsking } = props;
  const { summary } = useWording();
  const stepBack = useStepBack(flow.form[0]);
  const noteId = useId();
  const isSending = sending !== undefined;
  const mailButton = {
    size: "md",
    className: classes["mail"],
    disabled: isSending || isAsking || !hasPlan,
    "aria-describedby": noteId,
  } as const;
  const waiting = hasContact ? "" : summary.contact.asked;
  const note = isSending ? summary.sending : hasPlan ? waiting : summary.nothingToReport;
  return (
    <div className={classes["actions"]}>
      <div className={classes["ways"]}>
        <Button variant="default" size="md" disabled={isSending} onClick={stepBack}>
          {summary.back}
        </Button>
        <Link to={flow.summaryPdf} state={CAME_FROM_WITHIN} className={classes["print"]}>
          {summary.print}
        </Link>
      </div>
      <p id={noteId} role="status" className={classes["note"]}>
        {note}
      </p>
      <div className={classes["send"]}>
        <Button
          {...mailButton}
          variant="light"
          loading={sending === "smartSaver"}
          onClick={() => onSend("smartSaver")}
        >
          {summary.smartSaver}
        </Button>
        <Button {...mailButton} loading={sending === "confirmation"} onClick={() => onSend("confirmation")}>
          {summary.detailedReport}
        </Button>
      </div>
    </div>
  );
}
