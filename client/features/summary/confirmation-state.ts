import { isRecord } from "#shared/contract/is-record.ts";

/**
 * Outcomes of an email. "unknown": no answer came. "limitReached": the recipient's limit, no other try helps today.
 * "tooMany": the network's limit, no other try helps soon.
 */
const MAIL_OUTCOMES = ["mailed", "unknown", "failed", "limitReached", "tooMany"] as const;

export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** Returns the state of the step from a summary to its confirmation, and of each email that is requested there. */
export function confirmationState(outcome: MailOutcome, copy?: string): object {
  return { outcome, copy };
}

/**
 * Returns the last email that was requested, from the state of a step: its outcome, which is unknown if the page was opened
 * directly, and the id of the copy if the report was emailed before.
 */
export function readAskedMail(state: unknown) {
  const { outcome, copy } = isRecord(state) ? state : {};
  return {
    outcome: MAIL_OUTCOMES.find((each) => each === outcome),
    copy: typeof copy === "string" ? copy : undefined,
  };
}
