import { isRecord } from "#shared/contract/is-record.ts";

/**
 * Outcomes of an email. "unknown": no answer came. "limitReached": the recipient's limit, no other try helps today.
 * "tooMany": the network's limit, no other try helps soon.
 */
const MAIL_OUTCOMES = ["mailed", "unknown", "failed", "limitReached", "tooMany"] as const;

export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** The last email that was requested. */
interface AskedMail {
  /** Undefined if the page was opened directly: nothing is known about an email. */
  readonly outcome: MailOutcome | undefined;
  /** Id of the copy, if the report was emailed before. */
  readonly copy: string | undefined;
}

/** Returns the state of the step from a summary to its confirmation, and of each email that is requested there. */
export function confirmationState(outcome: MailOutcome, copy?: string): object {
  return { outcome, copy };
}

export function readAskedMail(state: unknown): AskedMail {
  const { outcome, copy } = isRecord(state) ? state : {};
  return {
    outcome: MAIL_OUTCOMES.find((each) => each === outcome),
    copy: typeof copy === "string" ? copy : undefined,
  };
}
