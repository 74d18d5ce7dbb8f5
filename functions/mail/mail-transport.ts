/** A message to one visitor. */
export interface MailMessage {
  /** The report it carries. */
  readonly reportId: string;
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
export type SendOutcome =
  /** It is on its way. */
  | { readonly kind: "accepted" }
  /** It is certainly not, and may be later; `retryAfterMs` is what the provider asks for. */
  | { readonly kind: "retryable"; readonly retryAfterMs?: number }
  /** It is certainly not, and never will be. */
  | { readonly kind: "rejected" }
  /** Nobody knows: another attempt might be a second mail. */
  | { readonly kind: "unknown" };

export interface MailTransport {
  /** Makes one attempt, which ends within 20 s. Never rejects. */
  send(message: MailMessage): Promise<SendOutcome>;
}
