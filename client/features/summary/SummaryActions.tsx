import { Button } from "@mantine/core";
import { useId } from "react";
import looks from "#client/components/looks.module.css";
import { PageLink } from "#client/components/PageLink.tsx";
import { CAME_FROM_WITHIN, useStepBack } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Flow } from "#shared/calculators.ts";
import type { MailOutcome } from "./confirmation-state.ts";
import classes from "./SummaryActions.module.css";

/** Next page after the report was ordered. */
export type Destination = "smartSaver" | "confirmation";

/** Refusals of an email after which another try does not help soon. */
export type Refusal = Extract<MailOutcome, "limitReached" | "tooMany">;

interface SummaryActionsProps {
  readonly flow: Flow;
  /** Destination of the report that is being sent. */
  readonly sending: Destination | undefined;
  readonly onSend: (destination: Destination) => void;
  /** False if there is no plan and so nothing to report. */
  readonly hasPlan: boolean;
  /** Email address for the report; undefined while it is unknown, so that sending first asks for it. */
  readonly recipient: string | undefined;
  readonly isAsking: boolean;
  /** Set once the email that was to be sent before leaving for Smart Saver was refused. */
  readonly refusal: Refusal | undefined;
  /** Leaves for Smart Saver without an email. */
  readonly onGoOn: () => void;
}

/** Buttons that lead on from a summary. */
export function SummaryActions(props: SummaryActionsProps) {
  const { flow, sending, onSend, hasPlan, recipient, isAsking, refusal, onGoOn } = props;
  const { summary, results } = useWording();
  const stepBack = useStepBack(flow.form[0]);
  const noteId = useId();
  const saverNoteId = useId();
  const isSending = sending !== undefined;
  const mailButton = {
    size: "md",
    className: classes["mail"],
    disabled: isSending || isAsking || !hasPlan,
    "aria-describedby": noteId,
  } as const;
  const waiting = recipient === undefined ? summary.contact.asked : "";
  /** Of goals alone: a pension always has a plan, and loads no texts of theirs. */
  const nothing = () => (flow.calculator === "kidsSaver" ? summary.nothingToReport : results.guards.over);
  const note = isSending ? summary.sending : hasPlan ? waiting : nothing();
  const saverNote =
    recipient === undefined ? summary.smartSaverNote : summary.smartSaverNoteTo({ email: recipient });
  const mails = hasPlan && !isSending && refusal === undefined;
  return (
    <div className={`${looks["card"]} ${classes["actions"]}`}>
      <div className={classes["ways"]}>
        <Button variant="default" size="md" disabled={isSending} onClick={stepBack}>
          {summary.back}
        </Button>
        <PageLink to={flow.summaryPdf} state={CAME_FROM_WITHIN} className={classes["print"]}>
          {summary.print}
        </PageLink>
      </div>
      <p className={`${looks["muted"]} ${classes["note"]}`}>
        <span id={noteId} role="status">
          {note}
        </span>{" "}
        <span id={saverNoteId}>{mails && saverNote}</span>
      </p>
      <div className={`${looks["card"]} ${classes["send"]}`}>
        {refusal && (
          <p role="alert" className={classes["refusal"]}>
            {summary.notMailed[refusal]}
          </p>
        )}
        <Button
          {...mailButton}
          aria-describedby={`${noteId} ${saverNoteId}`}
          variant="light"
          loading={sending === "smartSaver"}
          onClick={() => (refusal ? onGoOn() : onSend("smartSaver"))}
        >
          {refusal ? (
            summary.goOn
          ) : (
            <span>
              {summary.smartSaver}
              <span aria-hidden="true" className={classes["hint"]}>
                {summary.smartSaverHint}
              </span>
            </span>
          )}
        </Button>
        <Button {...mailButton} loading={sending === "confirmation"} onClick={() => onSend("confirmation")}>
          {summary.detailedReport}
        </Button>
      </div>
    </div>
  );
}
