import { isRecord } from "#shared/contract/is-record.ts";

/** How a mail went: beyond its recipient's limit no other try helps today, beyond that of its network not soon. */
const MAIL_OUTCOMES = ["mailed", "failed", "limitReached", "tooMany"] as const;

export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** The state of the step from a summary to its confirmation. */
export function confirmationState(outcome: MailOutcome): object {
  return { outcome };
}

/** How the mail went, as far as the confirmation was told: who opens it directly is told of no failure. */
export function readMailOutcome(state: unknown): MailOutcome {
  const told = isRecord(state) ? state["outcome"] : undefined;
  return MAIL_OUTCOMES.find((outcome) => outcome === told) ?? "mailed";
}
