import { isRecord } from "#shared/contract/is-record.ts";

/**
 * How a mail went: of one without an answer it is unknown, beyond its recipient's limit no other try helps today, beyond
 * that of its network not soon.
 */
const MAIL_OUTCOMES = ["mailed", "unknown", "failed", "limitReached", "tooMany"] as const;

export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** The last mail that was asked for. */
export interface AskedMail {
  /** Undefined for who opens the confirmation directly, and of whose mail nothing is known. */
  readonly outcome: MailOutcome | undefined;
  /** Names it if the report was mailed before. */
  readonly copy: string | undefined;
}

/** The state of the step from a summary to its confirmation, and of each mail that is asked for there. */
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
