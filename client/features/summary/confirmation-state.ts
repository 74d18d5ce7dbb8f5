import { isRecord } from "#shared/contract/is-record.ts";

/**
 * Outcomes of an email. "unknown": no answer came. "limitReached": the recipient's limit, no other try helps today.
 * "tooMany": the network's limit, no other try helps soon.
 */
const MAIL_OUTCOMES = ["mailed", "unknown", "failed", "limitReached", "tooMany"] as const;

export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** An email that was requested: the state of the step from a summary to its confirmation, and of each try there. */
export interface AskedMail {
  readonly outcome: MailOutcome;
  /** Id of the copy if the report was emailed before. */
  readonly copy: string | undefined;
  /** Identifies a failed call in the log. */
  readonly reference?: string | undefined;
}

/** Returns the last email that was requested, from the state of a step. Nothing is known of one if the page was opened directly. */
export function readAskedMail(
  state: unknown,
): Omit<AskedMail, "outcome"> & { readonly outcome: MailOutcome | undefined } {
  const { outcome, copy, reference } = isRecord(state) ? state : {};
  return {
    outcome: MAIL_OUTCOMES.find((each) => each === outcome),
    copy: typeof copy === "string" ? copy : undefined,
    reference: typeof reference === "string" ? reference : undefined,
  };
}
