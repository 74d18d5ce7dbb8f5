import type { Language } from "#shared/wording/languages.ts";

/** A message to one visitor. */
export interface MailMessage {
  /** The attached report. */
  readonly reportId: string;
  /** Language of the texts. */
  readonly language: Language;
  /** Email address. */
  readonly to: string;
  /** Name of the provider in the language of the message. */
  readonly brandName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachment: {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Uint8Array;
  };
}

/** Sender of a mail. */
export interface Sender {
  /** Email address. */
  readonly address: string;
  /** The name of the provider if unset. */
  readonly name?: string;
}

/** The outcome of one attempt to send. */
export interface SendOutcome {
  /**
   * - `accepted`: the mail is on its way.
   * - `retryable`: it was certainly not sent, and another attempt may succeed.
   * - `unauthorized`: it was certainly not sent, because the provider refuses our key or sender, or accepts no mail at
   *   this address. An attempt after a correction may succeed.
   * - `rejected`: it was certainly not sent, and never will be.
   * - `unknown`: it may have been sent, and another attempt might send a second mail.
   */
  readonly kind: "accepted" | "retryable" | "unauthorized" | "rejected" | "unknown";
  /** Time that the provider asks us to wait, milliseconds. */
  readonly retryAfterMs?: number;
  /** HTTP status with which the provider refused it; unset if there was no answer. */
  readonly providerStatus?: number;
}

export interface MailTransport {
  /** Makes one attempt, which ends within 20 s. Never rejects. */
  send(message: MailMessage): Promise<SendOutcome>;
}

/**
 * Returns the headers that name the language and ask for no automatic reply. Source: RFC 3834, section 5; RFC 3282,
 * section 2; Microsoft's MS-OXCMAIL, X-Auto-Response-Suppress
 */
export function mailHeaders({ language }: MailMessage): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    "Content-Language": language,
  };
}
