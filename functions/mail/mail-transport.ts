import type { Language } from "#shared/wording/languages.ts";

/** A message to one visitor. */
export interface MailMessage {
  /** The report it carries. */
  readonly reportId: string;
  /** The language of its words. */
  readonly language: Language;
  /** Email address. */
  readonly to: string;
  /** The provider, as it is called in the language of the message. */
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

/** Who sends. */
export interface Sender {
  /** Email address. */
  readonly address: string;
  /** Unset, the name of the provider. */
  readonly name?: string;
}

/** The outcome of one attempt to send. */
export interface SendOutcome {
  /**
   * - `accepted`: it is on its way.
   * - `retryable`: it is certainly not, and may be later.
   * - `unauthorized`: it is certainly not, as the provider refuses our key or sender, or takes no mail where we call it;
   *   once that is mended it may be.
   * - `rejected`: it is certainly not, and never will be.
   * - `unknown`: nobody knows, and another attempt might be a second mail.
   */
  readonly kind: "accepted" | "retryable" | "unauthorized" | "rejected" | "unknown";
  /** How long the provider asks to be left alone, milliseconds. */
  readonly retryAfterMs?: number;
  /** The HTTP status of a provider that did not accept it; unset where there was no answer. */
  readonly providerStatus?: number;
}

export interface MailTransport {
  /** Makes one attempt, which ends within 20 s. Never rejects. */
  send(message: MailMessage): Promise<SendOutcome>;
}

/**
 * The headers of a message beside its sender, recipient and subject: in which language it is, and that no answering
 * machine is to answer it.
 * Source: RFC 3834, section 5; RFC 3282, section 2; Microsoft's MS-OXCMAIL, X-Auto-Response-Suppress
 */
export function mailHeaders({ language }: MailMessage): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    "Content-Language": language,
  };
}
