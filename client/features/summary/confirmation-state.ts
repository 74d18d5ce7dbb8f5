import { isRecord } from "#shared/contract/is-record.ts";

/** How a mail went: beyond its recipient's limit no other try helps today, beyond that of its network not soon. */
const MAIL_OUTCOMES = ["mailed", "failed", "limitReached", "tooMany"] as const;

export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** The state of the step from a summary to its confirmation. */
export function confirmationState(outcome: MailOutcome): object {
  return { outcome };
}

/** How the mail went; undefined for who opens the confirmation directly, and of whose mail nothing is known. */
export function readMailOutcome(state: unknown): MailOutcome | undefined {
  const told = isRecord(state) ? state["outcome"] : undefined;
  return MAIL_OUTCOMES.find((outcome) => outcome === told);
}
