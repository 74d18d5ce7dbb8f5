/** A message to one visitor. */
export interface MailMessage {
  /** The report it carries. */
  readonly reportId: string;
  /** Email address. */
  readonly to: string;
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
  readonly name: string;
}
