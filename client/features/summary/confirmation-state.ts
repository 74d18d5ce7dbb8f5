import { isRecord } from "#client/form/is-record.ts";

/** What became of a mail: beyond its recipient's limit no other try helps today, beyond that of its network not soon. */
const MAIL_OUTCOMES = ["mailed", "failed", "limitReached", "tooMany"] as const;

export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** What the confirmation is told by the page before it. */
export function confirmationState(outcome: MailOutcome): object {
  return { outcome };
}

/** What became of the mail, as far as the confirmation was told: who opens it directly is told of no failure. */
export function mailOutcomeOf(state: unknown): MailOutcome {
  const told = isRecord(state) ? state["outcome"] : undefined;
  return MAIL_OUTCOMES.find((outcome) => outcome === told) ?? "mailed";
}
