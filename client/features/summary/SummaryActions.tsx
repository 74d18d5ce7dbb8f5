import { Button } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router-dom";
import { CAME_FROM_WITHIN, useStepBack } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Flow } from "#shared/calculators.ts";
import type { MailOutcome } from "./confirmation-state.ts";
import type { Destination } from "./report-page.ts";
import classes from "./SummaryActions.module.css";

/** A refused mail that no other try helps soon. */
export type Refusal = Extract<MailOutcome, "limitReached" | "tooMany">;

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
  /** Set once the mail that was to go before Smart Saver was refused. */
  readonly refusal: Refusal | undefined;
  /** Leaves for Smart Saver, without a mail. */
  readonly onGoOn: () => void;
}

/** The ways on from a summary. */
export function SummaryActions(props: SummaryActionsProps) {
  const { flow, sending, onSend, hasPlan, hasContact, isAsking, refusal, onGoOn } = props;
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
        {refusal && (
          <p role="alert" className={classes["refusal"]}>
            {summary.notMailed[refusal]}
          </p>
        )}
        <Button
          {...mailButton}
          variant="light"
          loading={sending === "smartSaver"}
          onClick={() => (refusal ? onGoOn() : onSend("smartSaver"))}
        >
          {refusal ? summary.goOn : summary.smartSaver}
        </Button>
        <Button {...mailButton} loading={sending === "confirmation"} onClick={() => onSend("confirmation")}>
          {summary.detailedReport}
        </Button>
      </div>
    </div>
  );
}
